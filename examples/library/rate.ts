import { rate, readPuzzle } from '../../src/library/index.ts';

const rating = await rate(readPuzzle('6x6_1.1.1_1.1_2_3.1_1.1_1~1_2_1.1_1.3_1.1_2.1'));
const { solutions, method, sweeps, meanSweeps, bottlenecks, stars } = rating;
console.log(solutions, method, sweeps, meanSweeps, bottlenecks, stars); // one sweeps 11 11.5 9 1
console.log(rating.estimate.toFixed(3), JSON.stringify(rating.formula)); // 0.125 {"variables":745,"clauses":1904,"literals":4208}
const harder = await rate(readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1'));
console.log(harder.method, JSON.stringify(harder.pairs), harder.probingClass, harder.stars); // pairs {"least":8,"most":8} unique 2
