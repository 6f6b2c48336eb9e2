/** What a module declares for others, and what its comments say of it: read from the source by the compiler's own parser. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Where an idea is from: a document with its place, or a remark, which a comment writes as "none (...)". */
export type Citation = {
  readonly id?: string; // of content/sources
  readonly place: string; // "section 3.1 (SETTLE)", or the remark; may be empty
};

/** What a comment says, part by part; texts as they are written, with `code` and {@link names}. */
type Doc = {
  readonly summary: string;
  readonly params: ReadonlyMap<string, string>;
  readonly returns: string;
  readonly throws: string;
  readonly remarks: string;
  readonly sources: readonly Citation[];
};

/** One exported name. */
export type Declaration = {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'type' | 'constant';
  /** Functions and classes without their bodies, types whole, constants with their type. */
  readonly signature: string;
  readonly parameters: readonly string[]; // names of a function's; '' for one that is taken apart
  readonly returnsNothing: boolean;
  readonly doc: Doc;
  readonly line: number; // of the file, from 1
};

/** "§3.1" and "§3.3-3.5" in words. */
const inWords = (text: string): string =>
  text.replaceAll(/§(?=[\d.]+(?:-| and )\d)/g, 'sections ').replaceAll('§', 'section ');

/** The sources that a comment names. */
export function citations(text: string): readonly Citation[] {
  if (text === '') return [];
  return text.split(/;\s+(?=\d{3}_)/).map((part) => {
    const [, id, place] = /^(\d{3})_[0-9a-f]+\.txt,?\s*([\s\S]*)$/.exec(part) ?? [];
    if (id !== undefined && place !== undefined) return { id, place: inWords(place) };
    return { place: inWords(part.replaceAll(/(\d{3})_[0-9a-f]+\.txt (§\S+)/g, '$2 of $1')) };
  });
}

const tags = /(?:^|\s)@(?=(?:param|returns|throws|remarks|source)\b)/;

/** The nearest comment above a statement, part by part. */
function docOf(node: ts.Node, file: ts.SourceFile): Doc {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.getText(file) ?? '';
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/\n\s*\* ?/g, '\n')
    .trim();
  const [summary = '', ...parts] = text.split(tags).map((part) =>
    part
      .split(/\n\s*\n/)
      .map((one) => one.replaceAll(/\s+/g, ' ').trim())
      .join(' ')
      .trim(),
  );
  const params = new Map<string, string>();
  const told = { returns: '', throws: '', remarks: '', source: '' };
  for (const part of parts) {
    const [, tag = '', rest = ''] = /^(\w+)\s*([\s\S]*)$/.exec(part) ?? [];
    const [, name, says] = /^(\w+) - ([\s\S]*)$/.exec(rest) ?? [];
    if (tag === 'param') params.set(name ?? rest, says ?? '');
    else told[tag as keyof typeof told] = rest;
  }
  const { source, ...others } = told;
  return { summary, params, ...others, sources: citations(source) };
}

/** A piece of source as it stands at the left margin. */
const atMargin = (text: string): string => text.replace(/^export\s+(?:declare\s+)?/, '').trim();

type Signed = Omit<Declaration, 'doc' | 'line'>;

function signedFunction(
  name: string,
  { parameters, typeParameters, type }: ts.SignatureDeclaration,
  file: ts.SourceFile,
): Signed {
  const types =
    typeParameters === undefined
      ? ''
      : `<${typeParameters.map((one) => one.getText(file)).join(', ')}>`;
  const given = parameters.map((one) => one.getText(file).replaceAll(/\s+/g, ' '));
  const result = type?.getText(file).replaceAll(/\s+/g, ' ') ?? 'void';
  const flat = `${name}${types}(${given.join(', ')}): ${result}`;
  const signature =
    flat.length <= 72
      ? flat
      : `${name}${types}(\n${given.map((one) => `  ${one},\n`).join('')}): ${result}`;
  return {
    name,
    kind: 'function',
    signature,
    parameters: parameters.map((one) => (ts.isIdentifier(one.name) ? one.name.text : '')),
    returnsNothing: result === 'void',
  };
}

/** A class with its fields; what its constructor takes, without what it does. */
function signedClass(node: ts.ClassDeclaration, file: ts.SourceFile): string {
  const head = file.text.slice(node.getStart(file), node.members.pos);
  const members = node.members.map((member) => {
    const text = member.getFullText(file).replace(/^\n+/, '');
    return ts.isConstructorDeclaration(member) && member.body
      ? text.slice(0, text.indexOf(') {') + 1).concat(';')
      : text;
  });
  return `${atMargin(head)}\n${members.join('\n').replaceAll(/\n{2,}/g, '\n')}\n}`;
}

function signed(statement: ts.Statement, file: ts.SourceFile): readonly Signed[] {
  const plain = { parameters: [], returnsNothing: false };
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [signedFunction(statement.name.text, statement, file)];
  if (ts.isClassDeclaration(statement) && statement.name)
    return [
      {
        ...plain,
        name: statement.name.text,
        kind: 'class',
        signature: signedClass(statement, file),
      },
    ];
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
    const signature = atMargin(statement.getText(file));
    return [{ name: statement.name.text, kind: 'type', signature, ...plain }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((one) => {
    const name = one.name.getText(file);
    const value = one.initializer;
    if (value && ts.isArrowFunction(value)) return signedFunction(name, value, file);
    const whole = `const ${one.getText(file)}`;
    const typed = one.type === undefined ? whole : `const ${name}: ${one.type.getText(file)}`;
    return { name, kind: 'constant', signature: whole.length <= 72 ? whole : typed, ...plain };
  });
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * The exported names of a file, in their order.
 *
 * @param path - from the root of the project
 */
export function declarationsOf(path: string): readonly Declaration[] {
  const file = parsed(path);
  return file.statements.filter(isExported).flatMap((statement) =>
    signed(statement, file).map((one) => ({
      ...one,
      doc: docOf(statement, file),
      line: file.getLineAndCharacterOfPosition(statement.getStart(file)).line + 1,
    })),
  );
}

/** The names that a file hands on from others, in their order, with the address of the other file. */
export function handedOn(
  path: string,
): readonly { readonly name: string; readonly from: string }[] {
  return parsed(path).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause) || !statement.moduleSpecifier) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    return statement.exportClause.elements.map(({ name }) => ({ name: name.text, from }));
  });
}
