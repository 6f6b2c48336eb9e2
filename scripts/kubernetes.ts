/** `npm run -s kubernetes`: prints the manifest of a census in shards. */
import { parseArgs } from 'node:util';
import { censuses } from '../src/claims/censuses.ts';
import { kubernetesJob } from './lib/shards/kubernetesJob.ts';

const help = `Prints an Indexed Job of Kubernetes that runs a census in shards (docs/clusters.md).

  npm run -s kubernetes -- 000-figure-5 1000 --image IMAGE [--claim shards] [--parallel 50] | kubectl apply -f -
`;

/** A whole number of 1 or more. */
const countOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      image: { type: 'string' },
      claim: { type: 'string', default: 'shards' },
      parallel: { type: 'string', default: '50' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const [census = '', of] = positionals;
  const shards = countOf(of);
  const parallel = countOf(values.parallel);
  const { image, claim } = values;
  const known = censuses.some(({ id }) => id === census);
  if (!known || shards === null || parallel === null || image === undefined) {
    console.error(help);
    return 2;
  }
  const job = kubernetesJob({ census, shards, parallel, image, claim });
  console.log(JSON.stringify(job, null, 2));
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  process.exitCode = 2;
}
