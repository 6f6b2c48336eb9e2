import { imageFromText, puzzleOf, record } from '../../src/library/index.ts';

const { events } = record(puzzleOf(imageFromText(['##', '#.'])));
console.log(events.map(({ kind }) => kind).join(' ')); // sweep line cell cell line sweep line cell line cell end
const cell = events.find((event) => event.kind === 'cell');
console.log(cell?.row, cell?.column, cell?.value); // 0 0 1
