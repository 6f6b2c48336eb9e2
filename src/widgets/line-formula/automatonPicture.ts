/** The automaton of a description as a chain of circles: the step between two is marked with the cell that it reads. */
import type { Automaton } from '../../engine/inference/automaton.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

const step = 58; // between two states
const radius = 15;
const middle = 58; // of the states, from the top
const left = 28;
const high = 108;

const xOf = (state: number): number => left + state * step;

/** What a state stands for, below its circle. */
function stateName({ states }: Automaton, at: number): string {
  const { kind, run } = states[at]!;
  if (kind === 'start') return 'before';
  return kind === 'gap' ? 'gap' : `run ${run + 1}`;
}

const text = (name: string, x: number, y: number, words: string): SvgNode =>
  svgNode('text', { class: name, x, y }, words);

function stateNodes(automaton: Automaton, at: number, now: boolean): readonly SvgNode[] {
  const x = xOf(at);
  const last = at === automaton.states.length - 1;
  return [
    svgNode('circle', {
      class: now ? 'formula-state is-now' : 'formula-state',
      cx: x,
      cy: middle,
      r: radius,
    }),
    ...(last
      ? [svgNode('circle', { class: 'formula-last', cx: x, cy: middle, r: radius - 3.5 })]
      : []),
    text('formula-number', x, middle + 4.5, String(at)),
    text('formula-name', x, middle + 34, stateName(automaton, at)),
  ];
}

/** A step that stays where it is, above its circle. */
function loopNodes(at: number, lit: boolean): readonly SvgNode[] {
  const x = xOf(at);
  const y = middle - radius + 1.5;
  return [
    svgNode('path', {
      class: lit ? 'formula-step is-now' : 'formula-step',
      d: `M${x - 7} ${y}C${x - 20} ${y - 26} ${x + 20} ${y - 26} ${x + 8} ${y - 1}`,
    }),
    svgNode('path', { class: 'formula-head', d: `M${x + 6} ${y + 1}l0.5 -8l6 4z` }),
    text('formula-value', x, y - 25, '0'),
  ];
}

function stepNodes(to: number, value: number, lit: boolean): readonly SvgNode[] {
  const [from, end] = [xOf(to - 1) + radius, xOf(to) - radius];
  return [
    svgNode('path', {
      class: lit ? 'formula-step is-now' : 'formula-step',
      d: `M${from} ${middle}H${end - 5}`,
    }),
    svgNode('path', {
      class: 'formula-head',
      d: `M${end - 0.5} ${middle}l-8 -3.5v7z`,
    }),
    text('formula-value', (from + end) / 2 - 2, middle - 6, String(value)),
  ];
}

/**
 * The picture.
 *
 * @param now - the state that the reading is in; null for none
 * @param before - the state before it, to light the step that was taken; null at the start
 * @source 003_bcef302d21730516.txt §3
 */
export function automatonPicture(
  automaton: Automaton,
  now: number | null,
  before: number | null,
  label: string,
): SvgNode {
  const { states, transitions } = automaton;
  const width = xOf(states.length - 1) + left;
  const steps = transitions.flatMap(({ value, to, from }) =>
    from.flatMap((source) => {
      const lit = now === to && before === source;
      return source === to ? loopNodes(to, lit) : stepNodes(to, value, lit);
    }),
  );
  return svgNode(
    'svg',
    {
      class: 'formula-automaton',
      viewBox: `0 0 ${width} ${high}`,
      width,
      height: high,
      role: 'img',
      'aria-label': label,
    },
    ...steps,
    ...states.flatMap((_, at) => stateNodes(automaton, at, at === now)),
  );
}
