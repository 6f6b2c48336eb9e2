/** The words of a verdict: how it came out, and what kind of evidence there is. */
import { grouped, spacedSizes } from '../notebook/plain/numbers.ts';
import type { VerdictKind } from './agree.ts';
import type { Ground, SourceId } from './claim.ts';

/** Who wrote the documents, as lists of statements call them. */
export const authorsOf = {
  '000': 'Batenburg & Kosters',
  '001': 'Wensveen',
  '002': 'Raven’s Point',
  '003': 'Foote & Krizanc',
  '004': '“Nonograms” 2025',
  web: 'Public sources',
  own: 'Our own',
} as const satisfies Readonly<Record<SourceId, string>>;

/** A sign and words for each verdict. */
export const verdictWords: Readonly<Record<VerdictKind, string>> = {
  agrees: '= agrees',
  within: '≈ agrees within the interval',
  uncontradicted: '≈ no counterexample',
  part: '≈ as far as seen',
  reading: '≈ holds as we read it',
  definition: '≡ by definition',
  differs: '≠ differs',
  otherwise: '≠ read otherwise',
  answer: '→ answered',
  untested: '· not tested',
};

/** What kind of evidence there is, in a few words: "complete count of 33,554,432 pictures". */
export function groundText(ground: Ground): string {
  switch (ground.kind) {
    case 'count':
      return spacedSizes(`complete count: ${ground.of}`);
    case 'proof':
      return 'proof';
    case 'definition':
      return spacedSizes(ground.whose);
    case 'example':
      return 'worked example';
    case 'sample':
      return spacedSizes(
        `sample of ${grouped(ground.n)} ${ground.unit}${ground.interval === undefined ? '' : `, ${ground.interval}`}`,
      );
    case 'cases':
      return spacedSizes(`tried on ${grouped(ground.n)} ${ground.unit}`);
    case 'part':
      return spacedSizes(ground.which);
  }
}

/** What a universal statement came to: "no exception in 980 pictures". */
export const exceptionText = (
  { cases, exceptions }: { readonly cases: number; readonly exceptions: number },
  unit: string,
): string =>
  spacedSizes(
    `${exceptions === 0 ? 'no' : grouped(exceptions)} exception in ${grouped(cases)} ${unit}`,
  );

/** The kinds of evidence, for a list to choose from. */
export const groundNames: Readonly<Record<Ground['kind'], string>> = {
  count: 'complete count',
  proof: 'proof',
  definition: 'a definition',
  example: 'worked example',
  sample: 'sample',
  cases: 'cases tried',
  part: 'a part',
};
