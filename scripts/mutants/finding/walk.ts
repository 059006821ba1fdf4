import type { ESTree } from 'vite';

export interface Visited {
  readonly node: ESTree.Node;
  readonly parent: ESTree.Node;
}

/**
 * Every node of a program that runs, with its parent. Left out are types, the names of imported modules, and the defaults of
 * places in a list: those satisfy the compiler, which can't know that the place is there.
 */
export function* walk(parent: ESTree.Node): Generator<Visited> {
  for (const node of childrenOf(parent)) {
    if (!hasCode(node)) continue;
    yield { node, parent };
    yield* walk(node);
  }
}

function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  // The file that `export … from` names is no value.
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? [node.declaration] : [];
  if (node.type === 'ImportExpression') return [];
  if (node.type === 'ArrayPattern') return node.elements.flatMap((element) => withoutDefault(element) ?? []);
  if (isPlaceInList(node)) return [node.left];
  return Object.values(node).flat().filter(isNode);
}

function withoutDefault(element: ESTree.Node | null): ESTree.Node | null {
  return element?.type === 'AssignmentPattern' && element.right.type === 'Literal' ? element.left : element;
}

function isPlaceInList(node: ESTree.Node): node is ESTree.LogicalExpression {
  return (
    node.type === 'LogicalExpression' &&
    node.operator === '??' &&
    node.right.type === 'Literal' &&
    node.left.type === 'MemberExpression' &&
    node.left.computed
  );
}

const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function hasCode({ type }: ESTree.Node): boolean {
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return false;
  return !type.startsWith('TS') || typedExpressions.has(type);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
