import type { ESTree } from 'vite';
import { type Operator, replaceNode } from '../operator.ts';

/** Replaces a state by another one of the same file: `'paid'` becomes `'open'`. */
export const swappedStates: Operator = (node, { parent, states }) => {
  const state = stateOf(node, parent);
  if (state === undefined || states.length < 2) return [];
  const next = states[(states.indexOf(state) + 1) % states.length];
  return next === undefined ? [] : [replaceNode(node, `'${next}'`)];
};

/** The string at this node where it is a state, and not a sentence or a name. */
export function stateOf(node: ESTree.Node, parent: ESTree.Node): string | undefined {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return undefined;
  return /^[a-z][A-Za-z]*$/.test(node.value) && isValue(node, parent) ? node.value : undefined;
}

function isValue(node: ESTree.Node, parent: ESTree.Node): boolean {
  switch (parent.type) {
    case 'BinaryExpression':
      return parent.operator === '===' || parent.operator === '!==';
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
    case 'SwitchCase':
      return true;
    case 'Property':
      return parent.value === node;
    default:
      return false;
  }
}
