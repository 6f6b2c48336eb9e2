/** `node scripts/research/kubernetes.ts`: prints the manifest of a census in shards. */
import { censuses } from '../../src/claims/censuses.ts';
import { program, whole } from '../../src/command/commandLine.ts';
import { Misuse, print } from '../../src/command/program.ts';
import { kubernetesJob } from './shards/kubernetesJob.ts';

const help = {
  does: 'prints an Indexed Job of Kubernetes that runs a census in shards (docs/clusters.md)',
  examples: [
    'node scripts/research/kubernetes.ts 000-figure-5 1000 --image registry.example/nonogram | kubectl apply -f -',
  ],
  ends: 'with 0',
};

type Options = { readonly image: string; readonly claim: string; readonly parallel: number };

await program('node scripts/research/kubernetes.ts', help, (command, end) =>
  command
    .argument('<census>', 'its id')
    .argument('<shards>', 'how many', whole(1))
    .requiredOption('--image <name>', 'with this repository')
    .option('--claim <name>', 'of the volume that all nodes can write', 'shards')
    .option('--parallel <n>', 'shards at once', whole(1), 50)
    .action(async (census: string, shards: number, { image, claim, parallel }: Options) => {
      if (!censuses.some(({ id }) => id === census))
        throw new Misuse(`No census has the id ${census}`);
      const job = kubernetesJob({ census, shards, parallel, image, claim });
      await print([JSON.stringify(job, null, 2)]);
      end(0);
    }),
);
