import { describe, expect, test } from 'vitest';
import { createRanker, RANKED } from '../../../src/engine/census/ranking.ts';
import { indexOfImage } from '../../../src/engine/board/image.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { rankedName } from '../../../src/methods/ranked.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import type { SvgNode } from '../../../src/notebook/svg/svgTree.ts';
import { csvOf } from '../../../src/notebook/records/column.ts';
import * as model from '../../../src/widgets/method-ranking/model.ts';
import { rankingPicture } from '../../../src/widgets/method-ranking/picture.ts';
import { boardOf, witnessLists } from '../../../src/widgets/method-ranking/view.ts';

const { tally } = storedRun('ranking 5x5');
const shownFor = (side: number, method: (typeof RANKED)[number]): model.ChosenGroup =>
  model.shownOf(
    { spec: { side }, tally: model.restricted(tally, { side }), complete: true },
    method,
  );

function nodesOf(node: SvgNode | string, tag: string): readonly SvgNode[] {
  if (typeof node === 'string') return [];
  const below = node.children.flatMap((child) => nodesOf(child, tag));
  return node.tag === tag ? [node, ...below] : below;
}

describe('the chosen method', () => {
  test.each(RANKED)('%s stands to every group as the counts say', (method) => {
    const shown = shownFor(5, method);
    const stands = model.standings(shown);
    const { groups } = shown.order;
    expect(groups[shown.chosen]?.methods).toContain(method);
    stands.forEach((standing, at) => {
      const name = groups[at]!.methods[0]!;
      const kinds = Object.keys(tally['5x5'] ?? {}).map((kind) => kind.split(' '));
      const more = kinds.some((left) => left.includes(name) && !left.includes(method));
      const less = kinds.some((left) => left.includes(method) && !left.includes(name));
      const expected = more ? (less ? 'other' : 'weaker') : less ? 'stronger' : 'chosen';
      expect([name, standing]).toEqual([name, expected]);
    });
  });

  test.each(RANKED)('%s is told apart by puzzles that do so', (method) => {
    const { below, above, apart } = model.witnessesOf(shownFor(5, method));
    const witnesses = [...below, ...above, ...apart.flat()];
    expect(witnesses.length).toBeGreaterThan(0);
    for (const { by, not, image } of witnesses) {
      const left = createRanker(image.height, image.width).leftBy(Number(indexOfImage(image)));
      for (const name of by.methods) expect(left).not.toContain(name);
      expect(not.methods.some((name) => left?.includes(name))).toBe(true);
    }
  });

  test('opens its puzzles on the page of the puzzle, and in a stepper that the board fits', () => {
    for (const { boards } of witnessLists(shownFor(5, '2,2')))
      for (const { href, more, image } of boards) {
        const code = /[;?&]p=([^;#&]+)/.exec(href)?.[1] ?? '';
        expect(href).toMatch(/^\/puzzle\/\?puzzle=1;p=/);
        expect(decodePuzzle(decodeURIComponent(code))).toEqual(puzzleOf(image));
        expect(more === undefined || more.href.includes(`p=${code}`)).toBe(true);
      }
    const [witness] = model.witnessesOf(shownFor(5, '5,2')).below;
    const image = { height: 4, width: 5, cells: new Uint8Array(20) };
    expect(boardOf({ ...witness!, image }).more?.href).toContain('a=4.2');
  });
});

describe('the picture', () => {
  test('has a node for each group and a line for each step, all within it', () => {
    const shown = shownFor(5, 'two-sat');
    const picture = rankingPicture(shown, true);
    const { groups, steps } = shown.order;
    expect(nodesOf(picture, 'rect')).toHaveLength(groups.length);
    const lines = nodesOf(picture, 'path').filter(({ attributes }) =>
      String(attributes['class']).startsWith('ranking-line'),
    );
    expect(lines).toHaveLength(steps.length);
    const { width = 0, height = 0 } = picture.attributes;
    for (const { attributes } of nodesOf(picture, 'rect')) {
      expect(Number(attributes['x'])).toBeGreaterThanOrEqual(0);
      expect(Number(attributes['x']) + Number(attributes['width'])).toBeLessThanOrEqual(+width + 1);
      expect(Number(attributes['y'])).toBeGreaterThanOrEqual(0);
      expect(Number(attributes['y']) + Number(attributes['height'])).toBeLessThanOrEqual(+height);
    }
    const pressed = nodesOf(picture, 'g').filter(
      (node) => node.attributes['aria-pressed'] === 'true',
    );
    const [chosen] = pressed;
    expect(pressed).toHaveLength(1);
    expect(chosen?.attributes['aria-description']).toBe('chosen');
    expect(nodesOf(chosen!, 'text').flatMap(({ children }) => children)).toEqual([
      'chains ',
      'leaves 1,040 ',
    ]);
  });

  test('draws what stands higher above', () => {
    const shown = shownFor(5, 'sweeps');
    const boxes = nodesOf(rankingPicture(shown, false), 'rect');
    for (const { weak, strong } of shown.order.steps) {
      const [low, high] = [boxes[weak]!, boxes[strong]!];
      const bottom = Number(high.attributes['y']) + Number(high.attributes['height']);
      expect(bottom).toBeLessThan(Number(low.attributes['y']));
    }
  });
});

describe('tables and files', () => {
  const shown = shownFor(5, 'two-sat');

  test('have all methods, steps and pairs', () => {
    const names = model.methodTable(shown).rows.map(([name]) => name);
    expect(new Set(names)).toEqual(new Set(RANKED.map(rankedName)));
    expect(names).toHaveLength(RANKED.length);
    expect(model.stepTable(shown).rows).toHaveLength(shown.order.steps.length);
    expect(model.crossingTable(shown).rows).toHaveLength(shown.order.crossings.length);
    const lines = csvOf(model.columns, model.gainsOf(shown)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + shown.order.steps.length + 2 * shown.order.crossings.length);
    expect(lines).toContain('two-sat,"2,2",14080,4,5,51510');
  });

  test('say how much is there', () => {
    expect(model.chosenText(shown)).toBe(
      'All but 1,040 of the 25,309,575 pictures of 5\u00a0×\u00a05 with a single solution are solved by chains.',
    );
    expect(model.chosenText(shownFor(4, 'once'))).toMatch(
      /^All of the 52,362 .* are solved by each of pairs of lines, /,
    );
    const nothing = { spec: { side: 2 }, tally: {}, complete: false };
    expect(model.chosenText(model.shownOf(nothing, 'once'))).toBe('Nothing counted yet.');
  });
});
