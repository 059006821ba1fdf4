import type { ESTree } from 'vite';
import { type Operator, replaceBetween, replaceNode, textOf } from '../operator.ts';

/** Negates a condition. Comparisons are left to `equalities` and `boundaries`. */
export const negations: Operator = (node, { source, parent }) => {
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return [replaceNode(node, `(${textOf(node.argument, source)})`)];
  if (!isTestOf(node, parent) || node.type === 'BinaryExpression' || node.type === 'LogicalExpression')
    return [];
  return [replaceNode(node, `!(${textOf(node, source)})`)];
};

export const logic: Operator = (node, { source }) => {
  if (node.type !== 'LogicalExpression' || node.operator === '??') return [];
  return [replaceBetween(node, node.operator === '&&' ? '||' : '&&', source)];
};

function isTestOf(node: ESTree.Node, parent: ESTree.Node): boolean {
  return (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test === node;
}
