import { mergeSamples, sample } from '../../src/library/sample.ts';

const size = { height: 10, width: 10, boards: 1000, seed: 1 };
for (const filled of [0.2, 0.35, 0.5, 0.65, 0.8]) {
  const { solved, boards } = await sample({ ...size, filled });
  console.log(solved / boards); // 0.001, 0.026, 0.548, 0.936, 0.996
}
// the same in two parts, which other workers or machines may count
const parts = [0, 1].map((index) => sample({ ...size, shard: { index, of: 2 } }));
console.log(mergeSamples(await Promise.all(parts)).solved); // 548
