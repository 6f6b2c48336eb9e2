import { settle } from '../../src/library/index.ts';
import { lineText } from '../../src/library/lines.ts';

const line = settle('?1???0????', [3, 2]);
console.log(line && lineText(line)); // ?11?00????
// three filled cells do not fit on two
console.log(settle('??', [3])); // null
