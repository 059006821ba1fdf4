import type { ESTree } from 'vite';
import { type Operator, replaceNode } from '../operator.ts';

export const booleans: Operator = (node) =>
  node.type === 'Literal' && typeof node.value === 'boolean' ? [replaceNode(node, String(!node.value))] : [];

/** Adds one to a constant. */
export const offByOne: Operator = (node, { parent }) =>
  node.type === 'Literal' && typeof node.value === 'number' && !isKey(node, parent)
    ? [replaceNode(node, String(node.value + 1))]
    : [];

function isKey(node: ESTree.Node, parent: ESTree.Node): boolean {
  return parent.type === 'Property' && parent.key === node && !parent.computed;
}
