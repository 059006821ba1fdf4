/**
 * The best reading of the rest of the parts: the number of parts that match no option, and the number of equally good
 * readings.
 */
interface Reading {
  readonly unmatched: number;
  readonly ways: number;
  readonly choice: string;
  readonly next: number;
}

/**
 * Maximum number of parts: far more than anybody chooses. Reading a hostile text of only commas takes a hundred times
 * its memory.
 */
const MOST_PARTS = 50_000;

/**
 * Reads a comma-joined list of choices. Some options may contain a comma themselves (`Ballet, klassiek`). Text that
 * matches no option is kept as a choice of its own.
 *
 * @param optionOf the value of the option that a text means, `undefined` for none.
 * @param maxCommas maximum number of commas in one option.
 * @returns the choices; `undefined` where two readings are equally good (`a,b` against the options `a`, `b` and `a,b`)
 * or there are too many parts.
 */
export function splitChoices(
  joined: string,
  optionOf: (text: string) => string | undefined,
  maxCommas: number,
): readonly string[] | undefined {
  const parts = joined.split(',', MOST_PARTS + 1);
  if (parts.length > MOST_PARTS) return undefined;
  const readings: Reading[] = Array(parts.length + 1).fill({ unmatched: 0, ways: 1, choice: '', next: 0 });
  for (let start = parts.length - 1; start >= 0; start -= 1) {
    const part = parts[start]?.trim() ?? '';
    let best = step(readings, { choice: part, next: start + 1, unmatched: part === '' ? 0 : 1 });
    for (let end = start + 1; end <= Math.min(parts.length, start + maxCommas + 1); end += 1) {
      const value = optionOf(parts.slice(start, end).join(','));
      if (value === undefined) continue;
      const reading = step(readings, { choice: value, next: end, unmatched: 0 });
      if (reading.unmatched < best.unmatched) best = reading;
      else if (reading.unmatched === best.unmatched) best = { ...best, ways: best.ways + reading.ways };
    }
    readings[start] = best;
  }
  return readings[0]?.ways === 1 ? followed(readings) : undefined;
}

function step(readings: readonly Reading[], taken: Omit<Reading, 'ways'>): Reading {
  const rest = readings[taken.next];
  return { ...taken, unmatched: taken.unmatched + (rest?.unmatched ?? 0), ways: rest?.ways ?? 1 };
}

function followed(readings: readonly Reading[]): readonly string[] {
  const choices: string[] = [];
  for (let at = 0; at < readings.length - 1; at = readings[at]?.next ?? readings.length) {
    const choice = readings[at]?.choice;
    if (choice) choices.push(choice);
  }
  return choices;
}
