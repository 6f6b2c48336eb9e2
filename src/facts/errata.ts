/** The errata as letters, one for each document: every slip once, with what it should read and how to see it in a minute. */
import type { Erratum, SourceId } from '../claims/claim.ts';
import { authorsOf, groundText } from '../claims/words.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { companions, companionAddress } from './companions.ts';
import type { LedgerEntry } from './ledger.ts';
import { ledgerEntries } from './ledger.ts';

/** A slip of a document. */
export type Slip = {
  readonly place: string;
  readonly what: string;
  readonly address: string; // of its entry, below the root of the site
  /** Addresses of entries that tell a part of it. */
  readonly parts: readonly {
    readonly place: string;
    readonly what: string;
    readonly address: string;
  }[];
  readonly wrong: Erratum;
  readonly evidence: string;
  readonly command: string;
  readonly picture?: readonly string[];
};

export type Letter = {
  readonly source: SourceId;
  readonly slug: string; // of the companion
  readonly authors: string;
  readonly slips: readonly Slip[];
};

/** What shows an erratum in a minute: the claim computed anew, or read from the stored run where that takes longer. */
function commandOf({ told, runs }: LedgerEntry): string {
  const isStored = runs.some(({ what }) => what !== undefined);
  return `npm run -s reproduce -- ${isStored ? '--stored ' : ''}${told.id}`;
}

const placed = ({ told: { id, place, what } }: LedgerEntry): Slip['parts'][number] => ({
  place,
  what,
  address: companionAddress(id),
});

/** The letters, in the order of the documents; no letter where nothing is wrong. */
export function letters(): readonly Letter[] {
  const wrong = ledgerEntries().flatMap((entry) =>
    entry.told.kind === 'differs' && typeof entry.told.erratum === 'object'
      ? [{ entry, erratum: entry.told.erratum }]
      : [],
  );
  return companions().flatMap(({ source, slug }) => {
    const slips = wrong
      .filter(({ entry, erratum }) => entry.told.source === source && erratum.partOf === undefined)
      .map(({ entry, erratum }): Slip => {
        const { id, ground, picture } = entry.told;
        return {
          ...placed(entry),
          parts: wrong.flatMap((one) => (one.erratum.partOf === id ? [placed(one.entry)] : [])),
          wrong: erratum,
          evidence: ground === null ? '' : groundText(ground),
          command: commandOf(entry),
          ...(picture !== undefined && { picture }),
        };
      });
    return slips.length === 0 ? [] : [{ source, slug, authors: authorsOf[source], slips }];
  });
}

/** Signs that plain letters can stand for, so that a letter is read the same by every program. */
const plain: readonly (readonly [sign: RegExp, letters: string])[] = [
  [/\u00a0/g, ' '],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/[−–]/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/≤/g, '<='],
  [/≥/g, '>='],
  [/≠/g, '!='],
  [/≈/g, '~'],
  [/⌊([^⌋]*)⌋/g, 'floor($1)'],
  [/⌈([^⌉]*)⌉/g, 'ceil($1)'],
  [/ℓ/g, 'l'],
  [/[ϕφ]/g, 'phi'],
  [/ψ/g, 'psi'],
  [/ρ/g, 'rho'],
  [/∧/g, 'and'],
  [/∨/g, 'or'],
  [/¬ ?/g, 'not '],
  [/²/g, '^2'],
  [/·/g, '*'],
  [/Σ/g, 'sum of '],
];

/** A text in plain letters. */
export const inPlainLetters = (text: string): string =>
  plain.reduce((written, [sign, letters]) => written.replaceAll(sign, letters), text);

/**
 * A letter as plain text, to be sent.
 *
 * @param address - of the site, where it is known
 */
export function letterText(
  { authors, slips }: Letter,
  title: string,
  address: string | null,
): string {
  const parts = slips.map(({ place, wrong, evidence, command }, at) =>
    [
      `${at + 1}. ${place}`,
      `   Printed:     ${wrong.printed}`,
      `   Should read: ${wrong.read}`,
      `   Evidence:    ${evidence}`,
      `   Check:       ${wrong.check}`,
      `   Command:     ${command}`,
    ].join('\n'),
  );
  const opening = `Errata: ${title} (${authors})\n\nWe computed again what the document prints. Here ${slips.length === 1 ? 'is' : 'are'} ${counted(slips.length, 'place')} where we find something else. The commands belong to Nonogram Explorer${address === null ? '' : `, ${address}`}. They run in the folder of its source, with Node, after "npm ci" once.`;
  return inPlainLetters(`${[opening, ...parts].join('\n\n')}\n`);
}
