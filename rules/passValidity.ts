import type { IsoDay } from './brusselsTime.ts';

/**
 * Whether the turns of a pass can be used on a day. Specification 3, "Pass", doesn't say how long they last.
 *
 * @param validUntil - the last day, included; null where turns never expire
 */
export function isPassValidOn(validUntil: IsoDay | null, day: IsoDay): boolean {
  return validUntil === null || day <= validUntil;
}
