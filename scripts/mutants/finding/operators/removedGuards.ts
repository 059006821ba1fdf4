import type { ESTree } from 'vite';
import { type Operator, replaceNode } from '../operator.ts';

/**
 * An `if` that only leaves: what it kept out comes through. An `if` that throws a plain `Error` stays, since it asserts
 * something about our own code that no caller can reach.
 */
export const removedIfs: Operator = (node) =>
  node.type === 'IfStatement' &&
  node.alternate === null &&
  leaves(node.consequent) &&
  !isAssertion(node.consequent)
    ? [replaceNode(node, ';')]
    : [];

/** A call for its own sake, such as `await requireClub(…)`. */
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
