import type { ESTree } from 'vite';

export interface Visited {
  readonly node: ESTree.Node;
  readonly parent: ESTree.Node;
}

/** Every node of a program that runs, with its parent. Types, and the names of imported modules, are left out. */
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
  return Object.values(node).flat().filter(isNode);
}

const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function hasCode({ type }: ESTree.Node): boolean {
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return false;
  return !type.startsWith('TS') || typedExpressions.has(type);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
