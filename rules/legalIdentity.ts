import type { ClubLegal } from '#schemas/entities/club/clubLegal.ts';

/** Name and form of the legal person: `Dansstudio Arabesk vzw`. Some write the form in the name already. */
export function legalName({ name, form }: Pick<ClubLegal, 'name' | 'form'>): string {
  return name.toLowerCase().endsWith(` ${form.toLowerCase()}`) ? name : `${name} ${form}`;
}

/**
 * The lines with which an association signs its documents, mails and pages: name and form, seat, enterprise number, and the
 * register of legal persons with the seat of its court (Companies and Associations Code, article 2:20). The number of a
 * club that charges VAT begins with `BTW BE`.
 */
export function legalLines(legal: ClubLegal): readonly string[] {
  const number = formatEnterpriseNumber(legal.enterpriseNumber);
  const register = legal.court === '' ? [] : [`RPR ${legal.court}`];
  // An exempt club may have said 0 % of all.
  const chargesVat = legal.vat !== undefined && legal.vat.lessons + legal.vat.goods > 0;
  const known = chargesVat ? `BTW BE ${number}` : `Ondernemingsnummer ${number}`;
  return [legalName(legal), legal.seat, [known, ...register].join(', ')];
}

/**
 * Whether the text is a number of the Belgian Crossroads Bank for Enterprises: ten digits, the first 0 or 1. The last two are
 * 97 minus the remainder by 97 of the eight before them.
 */
export function isEnterpriseNumber(digits: string): boolean {
  if (!/^[01]\d{9}$/.test(digits)) return false;
  return Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97);
}

/**
 * Street, postcode and municipality of a seat such as `Stadionlaan 4, 3010 Kessel-Lo`: the tax office wants them apart. `undefined` for
 * a seat that is written in another way, so that the club can issue no certificate.
 */
export function addressOfSeat(seat: string) {
  const [, street, postal, city] = /^(.+), *(\d{4}) +(.+)$/.exec(seat.trim()) ?? [];
  if (street === undefined || postal === undefined || city === undefined) return undefined;
  return { street, postal, city };
}

/** Formats an enterprise number as on paper: `0409524003` becomes `0409.524.003`. */
export function formatEnterpriseNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3');
}
