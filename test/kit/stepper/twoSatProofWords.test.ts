import { expect, test } from 'vitest';
import { proveByTwoSat } from '../../../src/engine/twosat/twoSatProof.ts';
import { twoSatProof } from '../../../src/kit/stepper/twoSatProofWords.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';

const puzzle = galleryDescriptions('smallest-two-sat');

test('a proof by chains of values says how long it is, and what each chain supposes and needs', () => {
  const proof = proveByTwoSat(puzzle, 0, 0)!;
  expect(twoSatProof.words(proof)).toMatch(
    /^Three chains and six lines, each from what the ones before it proved\. None can be left out\. Fewer chains do not prove it, /,
  );
  const pictures = [...twoSatProof.pictures(puzzle, proof)];
  expect(pictures).toHaveLength(proof.steps.length);
  for (const [at, { text, picture }] of pictures.entries()) {
    const step = proof.steps[at]!;
    expect(picture.attributes['aria-label']).toMatch(/^After step \d of 9 steps, /);
    if (!('links' in step)) continue;
    expect(text).toMatch(
      step.premises.length === 0
        ? /^Row \d, column \d is (filled|empty), because .* by .*\.$/
        : /^Row \d, column \d is .* by .*\. It needs what is proved, that row \d, column \d is /,
    );
    // it ends with the opposite of what is supposed
    expect(text).toContain(
      step.literal.value === 1
        ? 'empty, because filled leads to empty'
        : 'filled, because empty leads to filled',
    );
  }
});

test('what is not known of shorter proofs is said', () => {
  const proof = proveByTwoSat(puzzle, 0, 0)!;
  expect(twoSatProof.words({ ...proof, fewest: false })).toContain(
    'whether fewer chains do it was not',
  );
  expect(twoSatProof.words({ ...proof, shortest: false })).toContain(
    'whether fewer lines do was not',
  );
  const byLines = proveByTwoSat(galleryDescriptions('hardest-5x5'), 3, 4)!;
  expect(twoSatProof.words(byLines)).toContain('no other chain of lines is shorter');
});
