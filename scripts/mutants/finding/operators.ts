import type { ESTree } from 'vite';
import { type Operator, replaceBetween, replaceNode, textOf } from './operator.ts';
import { droppedTerms, removedFilters } from './operators/removedFilters.ts';
import { removedCalls, removedIfs } from './operators/removedGuards.ts';
import { swappedStates } from './operators/swappedStates.ts';

const booleans: Operator = (node) =>
  node.type === 'Literal' && typeof node.value === 'boolean' ? [replaceNode(node, String(!node.value))] : [];

/** Adds one to a constant. */
const offByOne: Operator = (node, { parent }) =>
  node.type === 'Literal' && typeof node.value === 'number' && !isKey(node, parent)
    ? [replaceNode(node, String(node.value + 1))]
    : [];

function isKey(node: ESTree.Node, parent: ESTree.Node): boolean {
  return parent.type === 'Property' && parent.key === node && !parent.computed;
}

/** Negates a condition. Comparisons are left to `equalities` and `boundaries`. */
const negations: Operator = (node, { source, parent }) => {
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return [replaceNode(node, `(${textOf(node.argument, source)})`)];
  if (!isTestOf(node, parent) || node.type === 'BinaryExpression' || node.type === 'LogicalExpression')
    return [];
  return [replaceNode(node, `!(${textOf(node, source)})`)];
};

const logic: Operator = (node, { source }) => {
  if (node.type !== 'LogicalExpression' || node.operator === '??') return [];
  return [replaceBetween(node, node.operator === '&&' ? '||' : '&&', source)];
};

function isTestOf(node: ESTree.Node, parent: ESTree.Node): boolean {
  return (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test === node;
}

/** Includes or excludes the boundary of a comparison. */
const boundaries: Operator = (node, { source }) => {
  const other = node.type === 'BinaryExpression' ? boundaryOf[node.operator] : undefined;
  return node.type === 'BinaryExpression' && other ? [replaceBetween(node, other, source)] : [];
};

/** Swaps equality and inequality. */
const equalities: Operator = (node, { source }) => {
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

const sums: Operator = (node, { source }) => {
  const other = node.type === 'BinaryExpression' ? otherSum[node.operator] : undefined;
  if (node.type !== 'BinaryExpression' || !other || isText(node)) return [];
  return [replaceBetween(node, other, source)];
};

/** Swaps `min` with `max` and `floor` with `ceil`. */
const mathCalls: Operator = (node) => {
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

/** Operators that remove a guard, or a part of one. */
export const guardOperators = { removedIfs, removedCalls, removedFilters, droppedTerms } as const;

export const operators: Readonly<Record<string, Operator>> = {
  ...guardOperators,
  boundaries,
  equalities,
  negations,
  logic,
  booleans,
  offByOne,
  sums,
  mathCalls,
  swappedStates,
};
