import type { WireExpression } from '../../sections/wireSection.ts';
import type { Term } from './parse.ts';
import { conditionOf } from './toCondition.ts';

/** Decimals of a division: other programs have no number of them. */
const quotientDecimals = 4;

/** The computation that a tree stands for, with the names of the source; `undefined` for one that no expression says. */
export function expressionOf(term: Term | undefined): WireExpression | undefined {
  switch (term?.is) {
    case 'value':
      return typeof term.value === 'number' ? term.value : undefined;
    case 'name':
      return { ref: term.name };
    case 'call':
      return callExpression(term.name, term.args);
    case 'operation':
      return operationExpression(term);
    default:
      return undefined;
  }
}

function operationExpression({
  operator,
  of,
}: Term & { readonly is: 'operation' }): WireExpression | undefined {
  const [one, other] = of.map(expressionOf);
  if (one === undefined || other === undefined || of.length !== 2) return undefined;
  switch (operator) {
    case 'add':
      return { sum: [...termsOf(one, 'sum'), other] };
    case 'multiply':
      return { product: [...termsOf(one, 'product'), other] };
    case 'subtract':
      return { difference: [one, other] };
    case 'divide':
      return { quotient: [one, other], decimals: quotientDecimals };
    default:
      return undefined;
  }
}

/** The terms of a sum that goes on: `a + b + c` is one sum. */
function termsOf(term: WireExpression, name: 'sum' | 'product') {
  if (typeof term === 'object' && name === 'sum' && 'sum' in term) return term.sum;
  return typeof term === 'object' && name === 'product' && 'product' in term ? term.product : [term];
}

function callExpression(name: string, args: readonly Term[]): WireExpression | undefined {
  const [first, second, third] = args;
  const qid = first?.is === 'name' ? first.name : undefined;
  switch (name) {
    case 'sum':
    case 'min':
    case 'max': {
      const all = args.map(expressionOf).filter((one) => one !== undefined);
      if (all.length < args.length || all.length === 0) return undefined;
      return name === 'sum' ? { sum: all } : name === 'min' ? { min: all } : { max: all };
    }
    case 'age':
      return qid === undefined || args.length > 1 ? undefined : { age: qid };
    case 'count':
      return qid === undefined ? undefined : { count: qid };
    case 'suminarray':
      return qid !== undefined && second?.is === 'value' && typeof second.value === 'string'
        ? { sum: [{ rows: qid, each: { ref: second.value } }] }
        : undefined;
    case 'number':
    case 'int':
      return name === 'number' && args.length === 1 ? expressionOf(first) : undefined;
    case 'if':
    case 'iif': {
      const [condition, holds, fails] = [conditionOf(first), branchOf(second), branchOf(third)];
      if (!condition || holds === undefined || fails === undefined) return undefined;
      return { if: [condition, holds, fails] };
    }
    default:
      return undefined;
  }
}

function branchOf(term: Term | undefined): WireExpression | string | undefined {
  return term?.is === 'value' && typeof term.value === 'string' ? term.value : expressionOf(term);
}
