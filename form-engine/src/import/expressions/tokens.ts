/** The writing of expressions in a format. */
export interface Dialect {
  /** The name of a question; its first group, or the whole match, is the name. Sticky. */
  readonly name: RegExp;
  /** A word: an operator, a function or a constant. Sticky. */
  readonly word: RegExp;
  /** The name of an operator by its words and signs, in lower case. */
  readonly operators: ReadonlyMap<string, Operator>;
  /** Whether a backslash in a text stands before a sign that would end it. XPath has none: `\d` in it is for a pattern. */
  readonly hasEscapes: boolean;
  /** The precedence of `not`: looser than a comparison (3), or tighter than all else (8). */
  readonly notBinds: 3 | 8;
}

export type Operator =
  | 'or'
  | 'and'
  | 'not'
  | 'eq'
  | 'ne'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'contains'
  | 'lacks'
  | 'anyof'
  | 'allof'
  | 'noneof'
  | 'empty'
  | 'filled'
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'modulo'
  | 'power';

export type Token =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'operator'; readonly operator: Operator }
  | { readonly is: 'sign'; readonly sign: '(' | ')' | '[' | ']' | ',' };

/** Maximum number of tokens in an expression. */
const most = 1_000;

const blank = /\s+/y;
const text = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y;
const rawText = /"([^"]*)"|'([^']*)'/y;
const number = /\d+(?:\.\d+)?|\.\d+/y;
const sign = /[()[\],]/y;
const operatorSign = /===|!==|==|!=|<>|<=|>=|&&|\|\||[=<>!+\-*/%^]/y;

/** The tokens of an expression; `undefined` where a part is none, or where there are too many. */
export function tokensOf(expression: string, dialect: Dialect): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(expression);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < expression.length) {
    if (match(blank)) continue;
    const token = tokenAt(match, dialect);
    if (!token || tokens.length === most) return undefined;
    tokens.push(token);
  }
  return tokens;
}

function tokenAt(
  match: (pattern: RegExp) => RegExpExecArray | null,
  { name, word, operators, hasEscapes }: Dialect,
): Token | undefined {
  const quoted = match(hasEscapes ? text : rawText);
  const inside = quoted?.[1] ?? quoted?.[2] ?? '';
  if (quoted) return { is: 'text', text: hasEscapes ? inside.replace(/\\(.)/g, '$1') : inside };
  const named = match(name);
  if (named) return { is: 'name', name: (named[1] ?? named[0]).trim() };
  const digits = match(number);
  if (digits) return { is: 'number', number: Number(digits[0]) };
  const written = match(word)?.[0];
  if (written !== undefined) {
    const operator = operators.get(written.toLowerCase());
    return operator ? { is: 'operator', operator } : { is: 'word', word: written };
  }
  const bracket = match(sign)?.[0];
  // Cast is safe: the pattern has these signs alone.
  if (bracket !== undefined) return { is: 'sign', sign: bracket as '(' | ')' | '[' | ']' | ',' };
  const operator = operators.get(match(operatorSign)?.[0] ?? '');
  return operator && { is: 'operator', operator };
}
