/** `node scripts/research/kubernetes.ts`: prints the manifest of a census in shards. */
import { parseArgs } from 'node:util';
import { censuses } from '../../src/claims/censuses.ts';
import { Misuse, print, program } from '../../src/command/program.ts';
import { kubernetesJob } from './shards/kubernetesJob.ts';

const help = `Prints an Indexed Job of Kubernetes that runs a census in shards (docs/clusters.md).

  node scripts/research/kubernetes.ts 000-figure-5 1000 --image IMAGE [--claim shards] [--parallel 50] | kubectl apply -f -
`;

/** A whole number of 1 or more. */
const countOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      image: { type: 'string' },
      claim: { type: 'string', default: 'shards' },
      parallel: { type: 'string', default: '50' },
    },
  });
  const [census = '', of] = positionals;
  const shards = countOf(of);
  const parallel = countOf(values.parallel);
  const { image, claim } = values;
  if (!censuses.some(({ id }) => id === census)) throw new Misuse(`No census has the id ${census}`);
  if (shards === null || parallel === null || image === undefined)
    throw new Misuse('A number of shards is wanted, and an --image');
  const job = kubernetesJob({ census, shards, parallel, image, claim });
  await print([JSON.stringify(job, null, 2)]);
  return 0;
}

await program(help, main);
