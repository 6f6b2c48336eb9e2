import { formatLine, parseDescription, parseLine, settle } from '../../src/library/index.ts';

const line = parseLine('?1???0????');
const after = settle(line, parseDescription('3 2'));
console.log(after && formatLine(after)); // ?11?00????
// three filled cells do not fit on two
console.log(settle(parseLine('??'), [3])); // null
