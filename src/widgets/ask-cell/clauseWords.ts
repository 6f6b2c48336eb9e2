/** Clauses in words: cells by their places, the variables of a line by where its automaton stands. */
import type { AutomatonPlace, Meaning } from '../../engine/inference/meaning.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { Literal } from '../../engine/sat/literal.ts';
import { lineWords } from '../../kit/board/boardModel.ts';
import { valueWord } from '../../kit/probe/probeTrace.ts';

function automatonWords(place: AutomatonPlace): string {
  switch (place.kind) {
    case 'start':
      return 'before run 1';
    case 'gap':
      return `gap after run ${place.run}`;
    case 'run':
      break;
  }
  return `run ${place.run}, cell ${place.cell} of ${place.of}`;
}

/** What a literal says, by what its variable does. */
function literalMeaning(meaning: Meaning, literal: Literal): string {
  const not = (literal & 1) === 0 ? '' : 'not ';
  switch (meaning.kind) {
    case 'cell':
      return `row ${meaning.row + 1}, column ${meaning.column + 1} is ${valueWord((literal & 1) === 0 ? 1 : 0)}`;
    case 'state':
      return `${not}(${lineWords(meaning)} after ${counted(meaning.after, 'cell')}: ${automatonWords(meaning.place)})`;
    case 'step':
      break;
  }
  return `${not}(${lineWords(meaning)}, cell ${meaning.cell} ${valueWord(meaning.value)}: on to ${automatonWords(meaning.place)})`;
}

/** A clause as a sentence: at least one of its parts holds. */
export const clauseMeaning = (
  clause: readonly Literal[],
  meanings: ReadonlyMap<number, Meaning>,
): string =>
  clause
    .map((literal) => {
      const meaning = meanings.get(literal >> 1);
      return meaning === undefined ? '' : literalMeaning(meaning, literal);
    })
    .join('; or ');
