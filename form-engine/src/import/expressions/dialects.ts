import type { Dialect, Operator } from './tokens.ts';

const comparisons: readonly (readonly [string, Operator])[] = [
  ['=', 'eq'],
  ['==', 'eq'],
  ['!=', 'ne'],
  ['<>', 'ne'],
  ['>', 'gt'],
  ['>=', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
];

const signs: readonly (readonly [string, Operator])[] = [
  ['+', 'add'],
  ['-', 'subtract'],
  ['*', 'multiply'],
  ['%', 'modulo'],
];

/** SurveyJS: `{age} >= 18 and {level} anyof ['a', 'b']`. */
export const surveyDialect: Dialect = {
  hasEscapes: true,
  notBinds: 3,
  name: /\{([^{}]+)\}/y,
  word: /[A-Za-z_]\w*/y,
  operators: new Map([
    ...comparisons,
    ...signs,
    ['/', 'divide'],
    ['^', 'power'],
    ['===', 'eq'],
    ['!==', 'ne'],
    ['&&', 'and'],
    ['||', 'or'],
    ['!', 'not'],
    ['and', 'and'],
    ['or', 'or'],
    ['not', 'not'],
    ['negate', 'not'],
    ['equal', 'eq'],
    ['equals', 'eq'],
    ['notequal', 'ne'],
    ['notequals', 'ne'],
    ['greater', 'gt'],
    ['greaterorequal', 'gte'],
    ['less', 'lt'],
    ['lessorequal', 'lte'],
    ['contains', 'contains'],
    ['contain', 'contains'],
    ['notcontains', 'lacks'],
    ['notcontain', 'lacks'],
    ['anyof', 'anyof'],
    ['allof', 'allof'],
    ['noneof', 'noneof'],
    ['empty', 'empty'],
    ['notempty', 'filled'],
  ]),
};

/** XLSForm, a part of XPath: `selected(${sports}, 'judo') and ${age} < 12`. A point alone is the question itself. */
export const xlsDialect: Dialect = {
  hasEscapes: false,
  notBinds: 3,
  name: /\$\{([^{}]+)\}|\.(?![\d.])/y,
  word: /[A-Za-z_][\w:-]*/y,
  operators: new Map([
    ...comparisons,
    ...signs,
    ['and', 'and'],
    ['or', 'or'],
    ['div', 'divide'],
    ['mod', 'modulo'],
  ]),
};

/** The conditions of Form.io, a part of JavaScript: `data.level === 'a' && data.age > 3`. */
export const scriptDialect: Dialect = {
  hasEscapes: true,
  notBinds: 8,
  name: /(?:data|row|instance\.data)\.([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)/y,
  word: /[A-Za-z_$][\w$]*/y,
  operators: new Map([
    ...comparisons.filter(([written]) => written !== '=' && written !== '<>'),
    ...signs,
    ['/', 'divide'],
    ['===', 'eq'],
    ['!==', 'ne'],
    ['&&', 'and'],
    ['||', 'or'],
    ['!', 'not'],
  ]),
};
