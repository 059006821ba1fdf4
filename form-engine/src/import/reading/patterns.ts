/**
 * A regular expression for the whole answer, as `config.pattern` is one; `undefined` for one that may be about a part of it.
 *
 * @param isWhole whether the other program always means the whole answer.
 */
export function wholePattern(pattern: string, isWhole: boolean): string | undefined {
  const hasStart = pattern.startsWith('^');
  const hasEnd = pattern.endsWith('$') && !/(?:^|[^\\])(?:\\\\)*\\\$$/.test(pattern);
  if (!isWhole && !(hasStart && hasEnd)) return undefined;
  const inner = pattern.slice(hasStart ? 1 : 0, hasEnd ? -1 : undefined);
  // `^a|b$` means `^a` or `b$`: only with brackets around it is it about the whole.
  return !isWhole && hasBareChoice(inner) ? undefined : inner;
}

/** Whether a `|` stands outside of all brackets. */
function hasBareChoice(pattern: string): boolean {
  let depth = 0;
  let isClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '[') isClass = true;
    else if (character === ']') isClass = false;
    else if (isClass) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === '|' && depth === 0) return true;
  }
  return false;
}

/** The settings of a question for a number, by what other programs say about it. */
export function numberSettings({
  isWhole,
  min,
  max,
  step,
}: {
  readonly isWhole: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}) {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  // A `number` has no negative answers unless it says so, and no steps.
  const isCount =
    isWhole && min !== undefined && Number.isInteger(min) && (max === undefined || Number.isInteger(max));
  if (isCount && (step === undefined || step === 1)) return { type: 'number', config: bounds };
  const steps = step !== undefined && step > 0 ? step : isWhole ? 1 : undefined;
  return { type: 'decimal', config: { ...bounds, ...(steps !== undefined && { step: steps }) } };
}
