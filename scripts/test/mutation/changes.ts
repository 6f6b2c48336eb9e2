/** What can be changed at a place of a program: see mutants.ts. */
import ts from 'typescript';

type Change = {
  readonly kind: string;
  readonly at: ts.Node; // what is replaced
  readonly replacement: string;
};

const { SyntaxKind } = ts;

/** Operators, each with those that take its place. */
const operators: ReadonlyMap<ts.SyntaxKind, readonly [kind: string, ...others: string[]]> = new Map(
  [
    [SyntaxKind.PlusToken, ['ArithmeticOperator', '-']],
    [SyntaxKind.MinusToken, ['ArithmeticOperator', '+']],
    [SyntaxKind.AsteriskToken, ['ArithmeticOperator', '/']],
    [SyntaxKind.SlashToken, ['ArithmeticOperator', '*']],
    [SyntaxKind.PercentToken, ['ArithmeticOperator', '*']],
    [SyntaxKind.AmpersandToken, ['BitwiseOperator', '|']],
    [SyntaxKind.BarToken, ['BitwiseOperator', '&']],
    [SyntaxKind.CaretToken, ['BitwiseOperator', '|']],
    [SyntaxKind.LessThanLessThanToken, ['BitwiseOperator', '>>']],
    [SyntaxKind.GreaterThanGreaterThanToken, ['BitwiseOperator', '<<']],
    [SyntaxKind.GreaterThanGreaterThanGreaterThanToken, ['BitwiseOperator', '<<']],
    [SyntaxKind.LessThanToken, ['EqualityOperator', '<=', '>=']],
    [SyntaxKind.LessThanEqualsToken, ['EqualityOperator', '<', '>']],
    [SyntaxKind.GreaterThanToken, ['EqualityOperator', '>=', '<=']],
    [SyntaxKind.GreaterThanEqualsToken, ['EqualityOperator', '>', '<']],
    [SyntaxKind.EqualsEqualsEqualsToken, ['EqualityOperator', '!==']],
    [SyntaxKind.ExclamationEqualsEqualsToken, ['EqualityOperator', '===']],
    [SyntaxKind.AmpersandAmpersandToken, ['LogicalOperator', '||']],
    [SyntaxKind.BarBarToken, ['LogicalOperator', '&&']],
    [SyntaxKind.QuestionQuestionToken, ['LogicalOperator', '&&']],
    [SyntaxKind.PlusEqualsToken, ['AssignmentOperator', '-=']],
    [SyntaxKind.MinusEqualsToken, ['AssignmentOperator', '+=']],
    [SyntaxKind.AsteriskEqualsToken, ['AssignmentOperator', '/=']],
    [SyntaxKind.AmpersandEqualsToken, ['AssignmentOperator', '|=']],
    [SyntaxKind.BarEqualsToken, ['AssignmentOperator', '&=']],
    [SyntaxKind.CaretEqualsToken, ['AssignmentOperator', '|=']],
    [SyntaxKind.LessThanLessThanEqualsToken, ['AssignmentOperator', '>>=']],
    [SyntaxKind.GreaterThanGreaterThanEqualsToken, ['AssignmentOperator', '<<=']],
    [SyntaxKind.GreaterThanGreaterThanGreaterThanEqualsToken, ['AssignmentOperator', '<<=']],
    [SyntaxKind.QuestionQuestionEqualsToken, ['AssignmentOperator', '&&=']],
  ],
);

/** Methods, each with the one that takes its place; '' leaves the call out. */
const methods: ReadonlyMap<string, string> = new Map([
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toUpperCase', 'toLowerCase'],
  ['toLowerCase', 'toUpperCase'],
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['trim', ''],
  ['trimEnd', 'trimStart'],
  ['trimStart', 'trimEnd'],
  ['filter', ''],
  ['toSorted', ''],
  ['toReversed', ''],
  ['slice', ''],
]);

/** All changes at one node; those at the nodes below it are theirs. */
export function* changesOf(node: ts.Node): Generator<Change> {
  if (ts.isBinaryExpression(node)) yield* ofOperator(node);
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) yield* ofCondition(node);
  if (ts.isWhileStatement(node) || ts.isDoStatement(node))
    yield { kind: 'ConditionalExpression', at: node.expression, replacement: 'false' };
  if (ts.isForStatement(node) && node.condition !== undefined)
    yield { kind: 'ConditionalExpression', at: node.condition, replacement: 'false' };
  if (ts.isBlock(node) && node.statements.length > 0)
    yield { kind: 'BlockStatement', at: node, replacement: '{}' };
  if (node.kind === SyntaxKind.TrueKeyword)
    yield { kind: 'BooleanLiteral', at: node, replacement: 'false' };
  if (node.kind === SyntaxKind.FalseKeyword)
    yield { kind: 'BooleanLiteral', at: node, replacement: 'true' };
  if (ts.isPrefixUnaryExpression(node)) yield* ofPrefix(node);
  if (ts.isPostfixUnaryExpression(node))
    yield {
      kind: 'UpdateOperator',
      at: node,
      replacement: node.operand.getText() + opposite(node.operator),
    };
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) yield* ofText(node);
  if (ts.isTemplateExpression(node)) yield { kind: 'StringLiteral', at: node, replacement: '``' };
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0)
    yield { kind: 'ArrayDeclaration', at: node, replacement: '[]' };
  if (ts.isCallExpression(node)) yield* ofCall(node);
  if (node.kind === SyntaxKind.QuestionDotToken && ts.isPropertyAccessExpression(node.parent))
    yield { kind: 'OptionalChaining', at: node, replacement: '.' };
  if (ts.isRegularExpressionLiteral(node)) yield* ofPattern(node);
}

function* ofOperator(node: ts.BinaryExpression): Generator<Change> {
  const [kind, ...others] = operators.get(node.operatorToken.kind) ?? [];
  if (kind === undefined) return;
  const texts = [node.left, node.right].some(
    (one) => ts.isStringLiteralLike(one) || ts.isTemplateExpression(one),
  );
  // two texts are joined, not added
  if (kind === 'ArithmeticOperator' && texts) return;
  for (const replacement of others) yield { kind, at: node.operatorToken, replacement };
  const compares = kind === 'EqualityOperator' || kind === 'LogicalOperator';
  if (
    compares &&
    node.operatorToken.kind !== SyntaxKind.QuestionQuestionToken &&
    !isCondition(node)
  )
    for (const replacement of ['true', 'false'])
      yield { kind: 'ConditionalExpression', at: node, replacement };
}

/** Whether a node is all of a condition, where it is changed already. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  return (
    (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node
  );
}

function* ofCondition(node: ts.IfStatement | ts.ConditionalExpression): Generator<Change> {
  const at = ts.isIfStatement(node) ? node.expression : node.condition;
  for (const replacement of ['true', 'false'])
    yield { kind: 'ConditionalExpression', at, replacement };
}

const opposite = (operator: ts.SyntaxKind): string =>
  operator === SyntaxKind.PlusPlusToken ? '--' : '++';

function* ofPrefix(node: ts.PrefixUnaryExpression): Generator<Change> {
  const operand = node.operand.getText();
  switch (node.operator) {
    case SyntaxKind.ExclamationToken:
      yield { kind: 'BooleanLiteral', at: node, replacement: operand };
      break;
    case SyntaxKind.MinusToken:
    case SyntaxKind.TildeToken:
      yield { kind: 'UnaryOperator', at: node, replacement: `(${operand})` };
      break;
    case SyntaxKind.PlusPlusToken:
    case SyntaxKind.MinusMinusToken:
      yield { kind: 'UpdateOperator', at: node, replacement: opposite(node.operator) + operand };
      break;
    case SyntaxKind.PlusToken:
      break;
  }
}

function* ofText(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): Generator<Change> {
  const { parent } = node;
  const isName =
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isElementAccessExpression(parent);
  if (!isName)
    yield { kind: 'StringLiteral', at: node, replacement: node.text === '' ? "'mutant'" : "''" };
}

function* ofCall({ expression, arguments: given }: ts.CallExpression): Generator<Change> {
  if (!ts.isPropertyAccessExpression(expression)) return;
  const other = methods.get(expression.name.text);
  if (other === undefined) return;
  const kind = 'MethodExpression';
  if (other !== '') yield { kind, at: expression.name, replacement: other };
  else if (given.length > 0 || expression.name.text !== 'slice')
    yield { kind, at: expression.parent, replacement: expression.expression.getText() };
}

/** An anchor less; a class of characters turned into all others. */
function* ofPattern(node: ts.RegularExpressionLiteral): Generator<Change> {
  const end = node.text.lastIndexOf('/');
  const [pattern, flags] = [node.text.slice(1, end), node.text.slice(end)];
  const changed = [
    pattern.replace(/^\^/, ''),
    pattern.replace(/(?<!\\)\$$/, ''),
    pattern.replace(/(?<!\\)\[(\^?)/, (_, not: string) => (not === '' ? '[^' : '[')),
    pattern.replace(/(?<=[\w\])])\+/, ''),
  ];
  for (const other of new Set(changed))
    if (other !== pattern && other !== '')
      yield { kind: 'Regex', at: node, replacement: `/${other}${flags}` };
}
