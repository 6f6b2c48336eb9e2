import { PAIR_RELATIONS, pairRelations, parseLine } from '../../src/library/index.ts';

const relations = pairRelations(parseLine('????'), [2]);
for (const b of [1, 2, 3]) console.log(b, PAIR_RELATIONS[relations[b] ?? 0]?.name); // 1 1–0 forbidden, 2 different, 3 1–1 forbidden
