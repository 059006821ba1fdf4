import { rules } from '@clubpoort/form-engine/headless';
import type { Street } from './knownPlaces.ts';

interface NumberVerdict {
  readonly isValid: boolean;
  readonly suggestion?: { readonly streetNumber: string; readonly bus?: string };
}

/** Maximum distance to the first or last house number for a suggestion. Further away, nobody can say which house was meant. */
const nearby = 10;

/**
 * Whether a street has a house with this number. Ignores the letter of a house number, because the list has no letters. A box
 * behind the number is understood, and the suggestion gives both parts.
 */
export function judgeNumber(
  { streetNumber, bus = '' }: { readonly streetNumber: string; readonly bus?: string },
  rows: readonly Street[],
): NumberVerdict {
  const typed = streetNumber.trim();
  const read = bus.trim() === '' ? rules.readHouseNumber(typed) : undefined;
  if (read) {
    const { isValid, suggestion } = judgeNumber(read, rows);
    if (isValid) return { isValid, suggestion: read };
    return { isValid, ...(suggestion && { suggestion: { ...suggestion, bus: read.bus } }) };
  }
  const house = Number(/^\d{1,5}(?=$|[^\d])/.exec(typed)?.[0] ?? Number.NaN);
  if (Number.isNaN(house)) return { isValid: false };
  if (rows.some(({ lowest, highest }) => lowest <= house && house <= highest)) return { isValid: true };
  const [end] = rows
    .flatMap(({ lowest, highest }) => [lowest, highest])
    .filter((known) => Math.abs(known - house) <= nearby)
    .sort((one, other) => Math.abs(one - house) - Math.abs(other - house));
  return { isValid: false, ...(end !== undefined && { suggestion: { streetNumber: String(end) } }) };
}
