/** A census as an Indexed Job of Kubernetes: an index a shard. The types know every key, so a misspelt one does not compile. */
import type { Job, PodFailurePolicy } from 'kubernetes-types/batch/v1';
import type { Container } from 'kubernetes-types/core/v1';
import type { ObjectMeta } from 'kubernetes-types/meta/v1';

/** What is to be run, and where. */
export type JobOptions = {
  readonly census: string;
  readonly shards: number;
  readonly parallel: number; // shards at a time
  readonly image: string; // made from the Containerfile
  readonly claim: string; // PersistentVolumeClaim for the shards; ReadWriteMany where there are several nodes
};

const folder = '/shards';

/** What Kubernetes puts into the place of the index in a command. */
const index = 'JOB_COMPLETION_INDEX';

/** Indices count from 0, shards from 1; `exec`, so that the signals of the cluster reach the program. */
const commandOf = ({ census, shards }: JobOptions): string[] => [
  'sh',
  '-c',
  [
    `i=$((${index} + 1))`,
    `mkdir -p ${folder}/state ${folder}/done`,
    `exec node scripts/research/reproduce.ts ${census} --shard $i/${shards}` +
      ` --state ${folder}/state/$i.json --out ${folder}/done/$i.json`,
  ].join(' && '),
];

/** A pod that is moved, or ended by SIGTERM, has kept its state: it did not fail. */
const failures: PodFailurePolicy = {
  rules: [
    { action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] },
    { action: 'Ignore', onExitCodes: { containerName: 'shard', operator: 'In', values: [143] } },
  ],
};

const containerOf = (options: JobOptions): Container => ({
  name: 'shard',
  image: options.image,
  command: commandOf(options),
  resources: { requests: { cpu: '1', memory: '512Mi' }, limits: { memory: '1Gi' } },
  volumeMounts: [{ name: 'shards', mountPath: folder }],
});

/** The manifest, as `kubectl apply -f -` takes it. */
export function kubernetesJob(options: JobOptions): Job {
  const metadata: ObjectMeta = { name: `census-${options.census}` };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata,
    spec: {
      completions: options.shards,
      parallelism: options.parallel,
      completionMode: 'Indexed',
      backoffLimitPerIndex: 3,
      podFailurePolicy: failures,
      template: {
        spec: {
          restartPolicy: 'Never', // the Job makes a new pod: backoffLimitPerIndex asks for it
          terminationGracePeriodSeconds: 60, // a slice takes a tenth of a second
          containers: [containerOf(options)],
          volumes: [{ name: 'shards', persistentVolumeClaim: { claimName: options.claim } }],
        },
      },
    },
  };
}
