/** A part of a pattern: tells at which positions behind `at` it may end, by calling `next` with each, the preferred first. */
type Part = (at: number, next: (at: number) => boolean) => boolean;

interface Run {
  /** Whether the whole text fits; `undefined` when there were more steps than the limit. */
  readonly fits: boolean | undefined;
  readonly steps: number;
}

class TooManySteps extends Error {}

const token = /\\p\{L\}|\\.|\[(?:\\p\{L\}|\\.|[^\\\]])*\]|\((?:\?:)?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/gu;

/**
 * Matches as backtracking engines do, and counts each character that is looked at. It reads the pattern by itself, so that
 * it shares no fault with the reader that it judges.
 */
export function countSteps(pattern: string, text: string, limit: number): Run {
  const tokens = pattern.match(token) ?? [];
  const characters = [...text];
  const sets = new Map<string, RegExp>();
  let [read, steps] = [0, 0];

  const character =
    (source: string): Part =>
    (at, next) => {
      steps += 1;
      if (steps > limit) throw new TooManySteps();
      const set = sets.get(source) ?? new RegExp(`^${source}$`, 'u');
      sets.set(source, set);
      const one = characters[at];
      return one !== undefined && set.test(one) && next(at + 1);
    };

  const readChoice = (): Part => {
    const parts = [readSequence()];
    while (tokens[read] === '|') {
      read += 1;
      parts.push(readSequence());
    }
    return (at, next) => parts.some((part) => part(at, next));
  };

  const readSequence = (): Part => {
    const parts: Part[] = [];
    for (let sign = tokens[read]; sign !== undefined && sign !== '|' && sign !== ')'; sign = tokens[read])
      parts.push(readRepeated());
    const from =
      (n: number): Part =>
      (at, next) =>
        parts[n]?.(at, (end) => from(n + 1)(end, next)) ?? next(at);
    return from(0);
  };

  const readRepeated = (): Part => {
    const sign = tokens[read] ?? '';
    read += 1;
    let part = character(sign);
    if (sign.startsWith('(')) {
      part = readChoice();
      read += 1;
    }
    const count = tokens[read] ?? '';
    if (!/^(?:[*+?]|\{\d)/.test(count)) return part;
    read += 1;
    return repeated(part, count);
  };

  const whole = readChoice();
  try {
    return { fits: whole(0, (at) => at === characters.length), steps };
  } catch (cause) {
    if (cause instanceof TooManySteps) return { fits: undefined, steps };
    throw cause;
  }
}

function repeated(part: Part, count: string): Part {
  const { min, max } = boundsOf(count);
  const isLazy = count.length > 1 && count.endsWith('?');
  const from =
    (done: number): Part =>
    (at, next) => {
      const leave = () => done >= min && next(at);
      // An empty turn beyond the minimum ends the loop, as in ECMAScript (22.2.2.3.1).
      const again = () =>
        done < max && part(at, (end) => (end > at || done < min) && from(done + 1)(end, next));
      return isLazy ? leave() || again() : again() || leave();
    };
  return from(0);
}

function boundsOf(count: string): { readonly min: number; readonly max: number } {
  if (count.startsWith('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (count.startsWith('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
  if (count.startsWith('?')) return { min: 0, max: 1 };
  const [, min = '0', comma, max = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(count) ?? [];
  if (!comma) return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max === '' ? Number.POSITIVE_INFINITY : Number(max) };
}
