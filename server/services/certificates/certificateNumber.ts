import { documentNumber } from '#rules/documentNumber.ts';

/** The number on a certificate: the year of its title and its number in the club's year. */
export function certificateNumber({
  year,
  serial,
}: {
  readonly year: number;
  readonly serial: number;
}): string {
  return documentNumber('ATT', year, serial);
}
