import { type Dialect, type Operator, type Token, tokensOf } from './tokens.ts';

/** An expression as a tree. */
export type Term =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'value'; readonly value: string | number | boolean }
  | { readonly is: 'list'; readonly items: readonly Term[] }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Term[] }
  | { readonly is: 'operation'; readonly operator: Operator; readonly of: readonly Term[] };

/** The precedence of the operators. */
const strength: Readonly<Partial<Record<Operator, number>>> = {
  or: 1,
  and: 2,
  eq: 4,
  ne: 4,
  gt: 4,
  gte: 4,
  lt: 4,
  lte: 4,
  contains: 4,
  lacks: 4,
  anyof: 4,
  allof: 4,
  noneof: 4,
  add: 5,
  subtract: 5,
  multiply: 6,
  divide: 6,
  modulo: 6,
  power: 7,
};

/** Maximum number of terms inside each other: the engine takes eight levels, and brackets may be more than those. */
const deepest = 30;

/** The tree of an expression; `undefined` for one that can't be read. Nothing of it is run. */
export function parseExpression(expression: string, dialect: Dialect): Term | undefined {
  const tokens = tokensOf(expression, dialect);
  if (!tokens || tokens.length === 0) return undefined;
  const reading = { tokens, notBinds: dialect.notBinds, at: 0 };
  const term = termAt(reading, { least: 0, depth: 0 });
  return reading.at === tokens.length ? term : undefined;
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly notBinds: number;
  at: number;
}

interface Level {
  /** Operators that bind less end the term. */
  readonly least: number;
  readonly depth: number;
}

/** Reads a term, with the operators behind it that bind at least so tightly. */
function termAt(reading: Reading, { least, depth }: Level): Term | undefined {
  if (depth > deepest) return undefined;
  let left = operandAt(reading, depth);
  while (left) {
    const token = reading.tokens[reading.at];
    if (token?.is !== 'operator') return left;
    const { operator } = token;
    if (operator === 'empty' || operator === 'filled') {
      reading.at += 1;
      left = { is: 'operation', operator, of: [left] };
      continue;
    }
    const binds = strength[operator];
    if (binds === undefined || binds < least) return left;
    reading.at += 1;
    const right = termAt(reading, { least: binds + 1, depth: depth + 1 });
    if (!right) return undefined;
    // A chain of the same operator is one term, however long: nothing recurses along it.
    const isLogic = operator === 'and' || operator === 'or';
    const chain = isLogic && left.is === 'operation' && left.operator === operator ? left.of : [left];
    left = { is: 'operation', operator, of: [...chain, right] };
  }
  return undefined;
}

function operandAt(reading: Reading, depth: number): Term | undefined {
  const token = reading.tokens[reading.at];
  reading.at += 1;
  switch (token?.is) {
    case 'name':
      return token;
    case 'text':
      return { is: 'value', value: token.text };
    case 'number':
      return { is: 'value', value: token.number };
    case 'word':
      return wordAt(token.word, reading, depth);
    case 'sign': {
      if (token.sign === '[') {
        const items = listAt(reading, ']', depth);
        return items && { is: 'list', items };
      }
      if (token.sign !== '(') return undefined;
      const inner = termAt(reading, { least: 0, depth: depth + 1 });
      return closes(reading, ')') ? inner : undefined;
    }
    case 'operator': {
      const { operator } = token;
      if (operator !== 'not' && operator !== 'subtract') return undefined;
      const of = termAt(reading, { least: operator === 'not' ? reading.notBinds : 8, depth: depth + 1 });
      if (!of) return undefined;
      if (operator === 'not') return { is: 'operation', operator, of: [of] };
      return of.is === 'value' && typeof of.value === 'number'
        ? { is: 'value', value: -of.value }
        : undefined;
    }
    default:
      return undefined;
  }
}

function wordAt(word: string, reading: Reading, depth: number): Term | undefined {
  const next = reading.tokens[reading.at];
  if (next?.is === 'sign' && next.sign === '(') {
    reading.at += 1;
    const args = listAt(reading, ')', depth);
    return args && { is: 'call', name: word.toLowerCase(), args };
  }
  const constant = word.toLowerCase();
  return constant === 'true' || constant === 'false'
    ? { is: 'value', value: constant === 'true' }
    : undefined;
}

/** Reads terms with commas between them, and the bracket behind them. */
function listAt(reading: Reading, end: ')' | ']', depth: number): readonly Term[] | undefined {
  const items: Term[] = [];
  if (closes(reading, end)) return items;
  do {
    const item = termAt(reading, { least: 0, depth: depth + 1 });
    if (!item) return undefined;
    items.push(item);
  } while (closes(reading, ','));
  return closes(reading, end) ? items : undefined;
}

/** Reads this sign, where it is the next. */
function closes(reading: Reading, sign: ')' | ']' | ','): boolean {
  const token = reading.tokens[reading.at];
  const isNext = token?.is === 'sign' && token.sign === sign;
  if (isNext) reading.at += 1;
  return isNext;
}
