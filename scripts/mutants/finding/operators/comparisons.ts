import { type Operator, replaceBetween } from '../operator.ts';

/** Includes or excludes the boundary of a comparison. */
export const boundaries: Operator = (node, { source }) => {
  const other = node.type === 'BinaryExpression' ? boundaryOf[node.operator] : undefined;
  return node.type === 'BinaryExpression' && other ? [replaceBetween(node, other, source)] : [];
};

/** Swaps equality and inequality. */
export const equalities: Operator = (node, { source }) => {
  const other = node.type === 'BinaryExpression' ? equalityOf[node.operator] : undefined;
  return node.type === 'BinaryExpression' && other ? [replaceBetween(node, other, source)] : [];
};

const boundaryOf: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const equalityOf: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
};
