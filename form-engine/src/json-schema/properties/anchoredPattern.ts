import { readPattern } from '../../rules/readPattern.ts';
import { safePattern } from '../../rules/safePattern.ts';

/**
 * A `pattern` of JSON Schema as one for the whole text, because a schema's pattern may match anywhere.
 * @returns `undefined` where it can't be run safely on every answer (`safePattern`).
 */
export function anchoredPattern(source: string): string | undefined {
  const startsAtStart = source.startsWith('^');
  const endsAtEnd = /(?<!\\)(?:\\\\)*\$$/.test(source);
  const body = source.slice(startsAtStart ? 1 : 0, endsAtEnd ? -1 : undefined);
  // Of `^a|b$`, each alternative has one anchor only.
  if ((startsAtStart || endsAtEnd) && hasAlternatives(body)) return undefined;
  // `a)|(b+` would close the group around it and lose its anchors.
  if (!readPattern(body)) return undefined;
  const whole = `^(?:${startsAtStart ? '' : anything}${body}${endsAtEnd ? '' : anything})$`;
  return safePattern(whole) === undefined ? undefined : whole;
}

const anything = '[\\s\\S]*';

/** Whether there is a `|` outside groups and classes. */
function hasAlternatives(pattern: string): boolean {
  let depth = 0;
  for (const [token] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === '|' && depth === 0) return true;
  }
  return false;
}
