import {
  countFits,
  formatGeneral,
  formatLine,
  parseGeneral,
  parseLine,
  settleByFix,
  unknownLine,
} from '../../src/library/index.ts';

// two runs, of which the first has two to four cells
const general = parseGeneral('0* 1{2,4} 0+ 1 0*');
console.log(formatGeneral(general)); // 0* 1{2,4} 0+ 1 0*
console.log(countFits(unknownLine(6), general)); // 10n
const settled = settleByFix(parseLine('1?????'), general);
console.log(settled && formatLine(settled)); // 11????
