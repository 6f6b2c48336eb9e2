/** What the fields of our experiments are called, in the lab book and above the button of a run. */
import { reachNames } from '../../methods/reached.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { settingsWords } from '../../notebook/run/settingsWords.ts';
import type { FieldWords } from '../../notebook/run/settingsWords.ts';

/** Methods by their names; a hunt has others too. */
const methods: Readonly<Record<string, string>> = reachNames;

/** Which sweep is the first. */
const sweeps: Readonly<Record<string, string>> = { H: 'rows first', V: 'columns first' };

const sizes = (value: string): string => value.replaceAll('x', '\u00a0×\u00a0');

/** As they are told one after another: what is drawn and how many, what works on it, and what is counted. */
const said: FieldWords = {
  side: (value) => sizeText(Number(value), Number(value)),
  sides: (value) =>
    value
      .split(', ')
      .map((side) => sizeText(Number(side), Number(side)))
      .join(', '),
  sizes,
  percentages: (value) => value.replace(/( by .*)?$/, '\u00a0% filled$1'),
  percentage: (value) => `${value}\u00a0% filled`,
  filled: (value) => `${value} cells filled`,
  model: (value) => (value === 'exact' ? 'exact share' : 'independent cells'),
  boards: (value) => `${grouped(Number(value))} boards each`,
  sample: (value) => `${grouped(Number(value))} images`,
  method: (value) => `by ${methods[value] ?? value}`,
  methods: () => 'by each method',
  needed: () => 'and no weaker one',
  restarts: (value) => `${value} restarts`,
  steps: (value) => `${grouped(Number(value))} steps each`,
  first: (value) => sweeps[value] ?? `the first ${grouped(Number(value))} images apart`,
  measure: (value) => `measured by ${value === 'left' ? 'cells left' : value}`,
  least: (value) => `from ${value}`,
  most: (value) => `to ${grouped(Number(value))}`,
  four: () => 'with pairs',
  twoSat: () => 'with chains',
  unique: () => 'those with one solution apart',
  oneClue: () => 'one cell given where pairs stop',
  folded: () => 'one of each reflection',
  procedure: () => 'effort too',
  limit: (value) => `${grouped(Number(value))} propagations at most`,
};

/** Fields with several places, for each of which so many boards are drawn. */
const places = ['percentages', 'points', 'sides'];

/** Whether a field says nothing in a few words: an empty list, a list of pairs, a formula. */
const isLong = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0 || typeof value[0] === 'object'
    : typeof value === 'object' && value !== null;

/** The settings of a run of an experiment, each in a few words. */
export function specWords(spec: unknown): readonly string[] {
  if (typeof spec !== 'object' || spec === null || Array.isArray(spec)) return [];
  const fields = Object.entries(spec as Readonly<Record<string, unknown>>);
  const short = fields.filter(
    ([name, value]) => !isLong(value) && !(name === 'needed' && value === false),
  );
  const points = fields.find(([name]) => name === 'points')?.[1];
  const several = fields.some(
    ([name, value]) => places.includes(name) && Array.isArray(value) && value.length > 0,
  );
  const words = settingsWords(Object.fromEntries(short), said);
  return [
    ...(Array.isArray(points) ? [pointsText(points as readonly Point[])] : []),
    ...(several ? words : words.map((word) => word.replace(' boards each', ' boards'))),
  ];
}

/** A size of square boards with so many filled cells. */
type Point = { readonly side: number; readonly filled: number };

function pointsText(points: readonly Point[]): string {
  const sides = [...new Set(points.map(({ side }) => side))];
  const named = sides.map((side) => sizeText(side, side)).join(', ');
  const [one] = points;
  return one !== undefined && points.length === 1
    ? `${named}, ${one.filled} cells filled`
    : `${named} at ${points.length / sides.length} shares each`;
}
