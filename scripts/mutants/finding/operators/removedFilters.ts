import type { ESTree } from 'vite';
import { type Operator, replaceNode, textOf } from '../operator.ts';

/** Removes a filter from a list or a query, which then keeps everything. */
export const removedFilters: Operator = (node, { source }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object, property, optional } = node.callee;
  if (optional || property.type !== 'Identifier' || !filters.has(property.name)) return [];
  return [replaceNode(node, textOf(object, source))];
};

/** Removes one condition from a query: `and(a, b)` becomes `and(a)` and `and(b)`. */
export const droppedTerms: Operator = (node, { source }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
  if (node.callee.name !== 'and' || node.arguments.length < 2) return [];
  const terms: readonly ESTree.Node[] = node.arguments;
  return terms.map((dropped) => {
    const kept = terms.filter((term) => term !== dropped).map((term) => textOf(term, source));
    return replaceNode(node, `and(${kept.join(', ')})`);
  });
};

const filters = new Set(['filter', 'where']);
