/**
 * The mutants of a file: small changes that a test should notice, by the syntax tree of the compiler. Kinds and names are those
 * of Stryker, with the operators on masks beside them, which the engine lives on (docs/decisions.md says why not by Stryker).
 */
import ts from 'typescript';
import { changesOf } from './changes.ts';

/** One change in one file. */
export type Mutant = {
  readonly file: string;
  readonly line: number; // from 1
  readonly column: number; // from 1
  readonly kind: string;
  readonly from: number; // offsets in the text of the file
  readonly to: number;
  readonly was: string;
  readonly replacement: string;
};

/** A mutant by its place and what it changes there: the same as long as these are. */
export const idOf = ({ file, line, column, kind, was, replacement }: Mutant): string =>
  `${file}:${line}:${column} ${kind}: ${inShort(was)} -> ${inShort(replacement)}`;

const inShort = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

/** The text of a file with a mutant in it. */
export const mutated = (text: string, { from, to, replacement }: Mutant): string =>
  text.slice(0, from) + replacement + text.slice(to);

/** What no mutant is looked for in: types, and names of modules. */
const isLeftOut = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** All mutants of a file, in the order of its text. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    for (const { kind, at, replacement } of changesOf(node)) {
      const [from, to] = [at.getStart(source), at.getEnd()];
      const was = text.slice(from, to);
      const { line, character } = source.getLineAndCharacterOfPosition(from);
      const place = { file, line: line + 1, column: character + 1 };
      if (was !== replacement) found.push({ ...place, kind, from, to, was, replacement });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
