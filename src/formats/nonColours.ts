/** Colours as Nonny has them in `.non` files: `color red FF0000 #` declares one, and its name stands before each run: `red 3`. */
import { onlyBlackAndWhite, quoted, readAsBlack } from './reading.ts';
import type { Problem } from './reading.ts';
import type { TextLine } from './textLines.ts';

/** The colours of a file, by their names in small letters. */
export type NonColours = {
  readonly declared: Set<string>;
  readonly used: Map<string, number>; // each with the line where it comes first
};

/** Takes down what a property declares. */
export function declareColour({ declared }: NonColours, key: string, rest: string): void {
  const name = key === 'color' ? /^"?([a-z][\w-]*)"?\s/i.exec(rest)?.[1] : undefined;
  if (name !== undefined) declared.add(name.toLowerCase());
}

/** A line of runs without the names of colours; words keep their places. */
export function withoutColours({ text, line }: TextLine, { declared, used }: NonColours): string {
  if (declared.size === 0) return text;
  return text.replaceAll(/[a-z][\w-]*(?=\s+\d)/gi, (word) => {
    const name = word.toLowerCase();
    if (!declared.has(name)) return word;
    if (!used.has(name)) used.set(name, line);
    return ' '.repeat(word.length);
  });
}

/**
 * What is said of the colours of a file.
 *
 * @returns a note where one colour that is not black was taken for it
 */
export function saidOfColours({ used }: NonColours, problems: Problem[]): string | undefined {
  const [first, second] = [...used];
  if (second !== undefined)
    problems.push({
      line: second[1],
      message: `A run has the colour ${quoted(second[0])}: ${onlyBlackAndWhite}`,
    });
  return first === undefined || first[0] === 'black' ? undefined : readAsBlack(first[0]);
}
