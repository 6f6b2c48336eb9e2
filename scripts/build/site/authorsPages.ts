/** The pages for authors, /kit/: `astro dev` has them, and a build that is asked for them by the variable AUTHORS, as tests are. */
import type { AstroIntegration } from 'astro';

/** To be listed among the integrations of the site. */
export const authorsPages = (): AstroIntegration => ({
  name: 'authors-pages',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'build' && (process.env['AUTHORS'] ?? '') === '') return;
      injectRoute({ pattern: '/kit', entrypoint: './src/components/kit/Kit.astro' });
      injectRoute({ pattern: '/kit/stage', entrypoint: './src/components/kit/Stage.astro' });
      injectRoute({ pattern: '/kit/[widget]', entrypoint: './src/components/kit/KitWidget.astro' });
    },
  },
});
