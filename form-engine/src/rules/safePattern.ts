import { type CharacterSet, endOfText, overlap, union } from './characterSet.ts';
import { type PatternNode, readPattern } from './readPattern.ts';

/** Maximum length of a pattern, in characters. Checking a pattern takes the square of its length at most. */
const longestPattern = 200;

/**
 * A pattern that a server may send, anchored at both ends; `undefined` where it is refused. A regular expression runs on
 * every answer, so only those are accepted that take time proportional to the answer.
 *
 * The rule is that of an LL(1) grammar: wherever the expression has a choice (an alternative, once more or not), the next
 * character alone decides. A backtracking engine then fails on a wrong choice at its first character, and so never
 * repeats work. `\d+-\d+` is accepted; `a*a`, `(a+)+`, `(a|ab)c` and `.*x` are refused.
 */
export function safePattern(source: string): string | undefined {
  if (source.length > longestPattern) return undefined;
  const body = source.replace(/^\^/, '').replace(/(?<!\\)((?:\\\\)*)\$$/, '$1');
  const node = readPattern(body);
  if (!node || !isDeterministic(node, endOfText)) return undefined;
  const anchored = `^(?:${body})$`;
  return isCompilable(anchored) ? anchored : undefined;
}

function isCompilable(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Whether the next character decides every choice inside, where one of `after` comes behind the node. */
function isDeterministic(node: PatternNode, after: CharacterSet): boolean {
  switch (node.is) {
    case 'characters':
      return true;
    case 'sequence': {
      let behind = after;
      for (const part of [...node.parts].reverse()) {
        if (!isDeterministic(part, behind)) return false;
        behind = firstOf(part, behind);
      }
      return true;
    }
    case 'choice': {
      if (node.parts.filter((part) => part.isNullable).length > 1) return false;
      const firsts = node.parts.map((part) => firstOf(part, after));
      return areDisjoint(firsts) && node.parts.every((part) => isDeterministic(part, after));
    }
    case 'repetition': {
      const { part, min, max } = node;
      if (part.isNullable || (min !== max && overlap(part.first, after))) return false;
      return isDeterministic(part, max > 1 ? union([part.first, after]) : after);
    }
  }
}

/** The characters with which the node, and what comes behind it, may begin. */
function firstOf(node: PatternNode, after: CharacterSet): CharacterSet {
  return node.isNullable ? union([node.first, after]) : node.first;
}

function areDisjoint(sets: readonly CharacterSet[]): boolean {
  let seen: CharacterSet = [];
  for (const set of sets) {
    if (overlap(seen, set)) return false;
    seen = union([seen, set]);
  }
  return true;
}
