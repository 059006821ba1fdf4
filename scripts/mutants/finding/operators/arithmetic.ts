import type { ESTree } from 'vite';
import { type Operator, replaceBetween, replaceNode } from '../operator.ts';

export const sums: Operator = (node, { source }) => {
  const other = node.type === 'BinaryExpression' ? otherSum[node.operator] : undefined;
  if (node.type !== 'BinaryExpression' || !other || isText(node)) return [];
  return [replaceBetween(node, other, source)];
};

/** Swaps `min` with `max` and `floor` with `ceil`. */
export const mathCalls: Operator = (node) => {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.object.name !== 'Math')
    return [];
  const other = node.property.type === 'Identifier' ? otherCall[node.property.name] : undefined;
  return other ? [replaceNode(node.property, other)] : [];
};

const otherSum: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const otherCall: Readonly<Record<string, string>> = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

/** Whether `+` joins texts, so that it is no sum. */
function isText(node: ESTree.Node): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}
