import type { ESTree } from 'vite';

export interface Visited {
  readonly node: ESTree.Node;
  readonly parent: ESTree.Node;
}

/**
 * Walks the nodes of a program that are executed, with their parents. Types and names of imports are skipped. So are
 * defaults for items of a list: they only satisfy the compiler, which can't know that the item exists.
 */
export function* walk(parent: ESTree.Node): Generator<Visited> {
  for (const node of childrenOf(parent)) {
    if (!hasCode(node)) continue;
    yield { node, parent };
    yield* walk(node);
  }
}

function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  // The file name in `export … from` is no value.
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
