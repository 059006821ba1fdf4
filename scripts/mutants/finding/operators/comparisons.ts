import { type Operator, replaceBetween } from '../operator.ts';

/** What is equal at a boundary. */
export const boundaries: Operator = (node, { source }) => {
  const other = node.type === 'BinaryExpression' ? boundaryOf[node.operator] : undefined;
  return node.type === 'BinaryExpression' && other ? [replaceBetween(node, other, source)] : [];
};

/** What equals and what does not. */
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
