/** The headers of the site as settings of hosts: each a text that says what siteHeaders.ts says. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersOf, kinds, others } from './siteHeaders.ts';
import type { Headers } from './siteHeaders.ts';

/** Where the built site is served. */
export type Served = {
  readonly prefix: string; // of its addresses: '' at the root, else '/nonograms'
  readonly names: readonly string[]; // of what lies in the built folder; those of folders end with a slash
};

const settings = {
  _headers: headersFile,
  'vercel.json': vercel,
  'nginx.conf': nginx,
  Caddyfile: caddy,
};

/** The files of settings that can be written. */
export type SettingsFile = keyof typeof settings;
export const settingsFiles = Object.keys(settings) as readonly SettingsFile[];

/** @throws Error when the folder is not there */
export function servedFrom(folder: string, base: string): Served {
  const names = readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !settingsFiles.includes(name as SettingsFile))
    .toSorted();
  return { prefix: base.replace(/\/+$/, ''), names };
}

/** The text of a file of settings. */
export const settingsText = (file: SettingsFile, served: Served): string => settings[file](served);

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Of rules that fit the same address they send all headers, joined where
 * they have the same name; so here each address fits one rule: the folders and files of the site are listed.
 */
function headersFile({ prefix, names }: Served): string {
  const rule = (name: string): string => {
    const lines = Object.entries(headersOf(`/${name}`)).map(([key, value]) => `  ${key}: ${value}`);
    return [`${prefix}/${name}${name.endsWith('/') ? '*' : ''}`, ...lines, ''].join('\n');
  };
  return ['', ...names].map(rule).join('');
}

const listed = (headers: Headers): readonly object[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `vercel.json`; its patterns are whole paths. */
function vercel({ prefix }: Served): string {
  const rest = kinds.map(({ folder }) => `${folder}/`).join('|');
  const rules = [
    ...kinds.map(({ folder, headers }) => ({
      source: `${prefix}/${folder}/(.*)`,
      headers: listed(headers),
    })),
    { source: `${prefix}/((?!${rest}).*)`, headers: listed(others) },
  ];
  return `${JSON.stringify({ trailingSlash: true, headers: rules }, null, 2)}\n`;
}

/** The variable of nginx that has the value of a header. */
const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** For nginx, a part of `http`: `map` tells by the path what is sent, and an empty value is not sent. */
function nginx({ prefix }: Served): string {
  const names = Object.keys(others);
  const maps = names.map((name) =>
    [
      `map $uri ${variable(name)} {`,
      `  default "${others[name]}";`,
      ...kinds.map(({ folder, headers }) => `  ~^${prefix}/${folder}/ "${headers[name] ?? ''}";`),
      '}',
    ].join('\n'),
  );
  // "always" sends a header with 404 too, which is not to be kept
  const added = names.map(
    (name) =>
      `    add_header ${name} ${variable(name)}${name === 'Cache-Control' ? '' : ' always'};`,
  );
  return [
    ...maps,
    'server {',
    '  listen 80;',
    '  root /srv/www; # the built site is in the folder of its path below this one',
    '  absolute_redirect off;',
    `  error_page 404 ${prefix}/404.html;`,
    `  location ${prefix}/ {`,
    ...added,
    '  }',
    '}',
    '',
  ].join('\n');
}

const sent = (matcher: string, headers: Headers): readonly string[] => [
  `\theader ${matcher} {`,
  ...Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`),
  '\t}',
];

/** For Caddy: its site, which `SITE` names. */
function caddy({ prefix }: Served): string {
  const paths = kinds.map(({ folder }) => `${prefix}/${folder}/*`);
  return [
    '{$SITE:localhost} {',
    '\troot * /srv/www # the built site is in the folder of its path below this one',
    ...kinds.flatMap(({ headers }, at) => [
      `\t@kind${at} path ${paths[at]}`,
      ...sent(`@kind${at}`, headers),
    ]),
    `\t@others not path ${paths.join(' ')}`,
    ...sent('@others', others),
    '\thandle_errors {',
    '\t\theader Cache-Control no-cache',
    `\t\trewrite * ${prefix}/404.html`,
    '\t\tfile_server',
    '\t}',
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

/** `_redirects`, as Netlify and Cloudflare Pages read it: each module had a page of its own, which is the page of all now. */
const redirects = (prefix: string): string =>
  ['src', 'test'].map((part) => `${prefix}/code/${part}/* ${prefix}/code/ 200\n`).join('');

/** Writes the files that hosts look for in the site itself. To be listed last among the integrations. */
export function hostFiles(): AstroIntegration {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const served = servedFrom(folder, base);
        for (const file of ['_headers', 'vercel.json'] as const)
          writeFileSync(join(folder, file), settingsText(file, served));
        writeFileSync(join(folder, '_redirects'), redirects(served.prefix));
      },
    },
  };
}
