/** Holds what we find against what a document says, and tells the two in words. */
import { spacedSizes } from '../notebook/plain/numbers.ts';
import { isOther, verdictKind } from './agree.ts';
import type { VerdictKind } from './agree.ts';
import { isAnswered, placeOf, sourceOf } from './claim.ts';
import type { Answered, Computed, Erratum, Ground, SourceId, Statement } from './claim.ts';
import type { Measured } from './evidence.ts';

/** The outcome of a claim, as data. */
export type Verdict<Ours = unknown> = Computed<Ours> & {
  readonly published: unknown;
  readonly kind: VerdictKind;
  readonly ground: Ground;
};

/** What was found, by where it was found and for what: many pages and tables ask for the same. */
const found = new WeakMap<Measured, Map<unknown, unknown>>();

/** What we find for a claim, once: its stored outcome where there is one, or read anew. */
function computedOf<Published, Ours>(
  claim: Answered<Published, Ours>,
  measured: Measured,
): Computed<Ours> {
  const known = found.get(measured) ?? new Map<unknown, unknown>();
  found.set(measured, known);
  if (!known.has(claim)) known.set(claim, readOnce(claim, measured));
  return known.get(claim) as Computed<Ours>;
}

function readOnce<Published, Ours>(
  claim: Answered<Published, Ours>,
  measured: Measured,
): Computed<Ours> {
  const kept = claim.outcome === undefined ? undefined : measured.outcome(claim.outcome);
  return kept === undefined
    ? measured.kept(claim.id, () => claim.read(measured))
    : { ours: kept as Ours };
}

/** What stands behind ours. */
const groundOf = <Published, Ours>({ ground }: Answered<Published, Ours>, ours: Ours): Ground =>
  typeof ground === 'function' ? ground(ours) : ground;

/** Where it differs, a text in place of an erratum says why that is no mistake. */
function wrongOf<Published, Ours>(
  claim: Answered<Published, Ours>,
  ours: Ours,
): string | Erratum | undefined {
  if (claim.agrees === null) return undefined;
  return typeof claim.erratum === 'function' ? claim.erratum(ours) : claim.erratum;
}

function kindOf<Published, Ours>(
  claim: Answered<Published, Ours>,
  ours: Ours,
  ground: Ground,
): VerdictKind {
  if (claim.agrees === null) return 'answer';
  const holds = claim.agrees(ours, claim.published);
  const kind = verdictKind(holds, ground, claim.reading !== undefined);
  return kind === 'differs' && typeof wrongOf(claim, ours) === 'string' ? 'otherwise' : kind;
}

/** Judges what was found for a claim. */
export function judge<Published, Ours>(
  claim: Answered<Published, Ours>,
  computed: Computed<Ours>,
): Verdict<Ours> {
  const { published } = claim;
  const ground = groundOf(claim, computed.ours);
  return { ...computed, published, kind: kindOf(claim, computed.ours, ground), ground };
}

/** Reads a claim and judges it. What was read is not to be changed: others read it too. */
export const verdictOf = <Published, Ours>(
  claim: Answered<Published, Ours>,
  measured: Measured,
): Verdict<Ours> => judge(claim, computedOf(claim, measured));

/** A statement beside ours, in words: a row of a table, or an entry of the ledger. */
export type ToldClaim = {
  readonly id: string;
  readonly source: SourceId;
  readonly place: string;
  readonly what: string;
  readonly published: string; // as the document has it
  readonly ours: string;
  readonly kind: VerdictKind;
  readonly ground: Ground | null; // null: not tested
  readonly reading?: string;
  readonly remark?: string; // why they differ, or how ours was found
  readonly proof?: string; // where it is proved
  readonly erratum?: string | Erratum; // where it differs
  readonly picture?: readonly string[]; // likewise, rows of # and .
};

/** An erratum with its sizes as they are set. */
const spaced = (wrong: string | Erratum): string | Erratum =>
  typeof wrong === 'string'
    ? spacedSizes(wrong)
    : {
        printed: spacedSizes(wrong.printed),
        read: spacedSizes(wrong.read),
        check: spacedSizes(wrong.check),
        ...(wrong.partOf !== undefined && { partOf: wrong.partOf }),
        ...(wrong.as !== undefined && { as: wrong.as }),
      };

/** What a document says, in words. */
export const saysOf = <Published, Ours>({ says, published }: Answered<Published, Ours>): string =>
  typeof says === 'function' ? says(published) : (says ?? String(published));

/** Puts a verdict into words. */
export function tell<Published, Ours>(
  claim: Answered<Published, Ours>,
  { ours, note, kind, ground }: Verdict<Ours>,
): ToldClaim {
  const { id, what, finds, remark: own } = claim;
  const remark = own === undefined ? note : typeof own === 'function' ? own(ours) : own;
  const reading = claim.agrees === null ? undefined : claim.reading;
  const wrong = wrongOf(claim, ours);
  const shown = claim.agrees === null ? undefined : claim.picture;
  const picture = typeof shown === 'function' ? shown(ours) : shown;
  return {
    id,
    source: sourceOf(claim),
    place: spacedSizes(placeOf(claim)),
    what: spacedSizes(what),
    published: spacedSizes(saysOf(claim)),
    ours: spacedSizes(
      (kind === 'agrees' || kind === 'reading') &&
        ground.kind === 'proof' &&
        claim.proof !== undefined
        ? `proved (see Proof); ${finds(ours)}`
        : finds(ours),
    ),
    kind,
    ground,
    ...(reading !== undefined && { reading: spacedSizes(reading) }),
    ...(remark !== undefined && remark !== null && { remark: spacedSizes(remark) }),
    ...(claim.proof !== undefined && { proof: spacedSizes(claim.proof) }),
    ...(isOther(kind) && wrong !== undefined && { erratum: spaced(wrong) }),
    ...(isOther(kind) && picture !== undefined && picture !== null && { picture }),
  };
}

/** Tells an entry of the ledger. */
export function told(statement: Statement, measured: Measured): ToldClaim {
  if (isAnswered(statement)) return tell(statement, verdictOf(statement, measured));
  const { id, title, says, untested } = statement;
  return {
    id,
    source: sourceOf(statement),
    place: spacedSizes(placeOf(statement)),
    what: spacedSizes(title),
    published: spacedSizes(says),
    ours: '–',
    kind: 'untested',
    ground: null,
    remark: spacedSizes(untested),
  };
}
