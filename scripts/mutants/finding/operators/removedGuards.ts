import type { ESTree } from 'vite';
import { type Operator, replaceNode } from '../operator.ts';

/**
 * Removes an `if` that only returns, throws or continues. An `if` that throws a plain `Error` stays: it is an assertion
 * about our own code that no caller can reach.
 */
export const removedIfs: Operator = (node) =>
  node.type === 'IfStatement' &&
  node.alternate === null &&
  leaves(node.consequent) &&
  !isAssertion(node.consequent)
    ? [replaceNode(node, ';')]
    : [];

/** Removes a call whose result is unused, such as `await requireClub(…)`. */
export const removedCalls: Operator = (node) =>
  node.type === 'ExpressionStatement' && isCall(node.expression) ? [replaceNode(node, ';')] : [];

function leaves(node: ESTree.Node): boolean {
  if (node.type === 'BlockStatement') return node.body.some(leaves);
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(node.type);
}

function isAssertion(node: ESTree.Node): boolean {
  if (node.type !== 'ThrowStatement' || node.argument.type !== 'NewExpression') return false;
  const { callee } = node.argument;
  return callee.type === 'Identifier' && callee.name === 'Error';
}

function isCall(node: ESTree.Node): boolean {
  if (node.type === 'AwaitExpression') return isCall(node.argument);
  if (node.type === 'ChainExpression') return isCall(node.expression);
  return node.type === 'CallExpression' && node.callee.type !== 'Super';
}
