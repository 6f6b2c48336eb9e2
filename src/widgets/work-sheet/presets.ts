/** The puzzles that the maker of worksheets offers: the shelf, under numbers that give nothing away. */
import { offered } from '../../puzzles/offered.ts';
import { shelf } from '../../puzzles/shelf.ts';

export const presets = offered(...shelf.map(({ id, title }) => ({ id, name: title })));
