import type { IsoDay } from '#rules/brusselsTime.ts';

/** A fictional national number that fits a birthdate. */
export function nationalNumberFor(birthdate: IsoDay, sequence = '001'): string {
  const nine = `${birthdate.slice(2).replaceAll('-', '')}${sequence}`;
  const century = birthdate < '2000' ? '' : '2';
  return `${nine}${String(97 - (Number(`${century}${nine}`) % 97)).padStart(2, '0')}`;
}
