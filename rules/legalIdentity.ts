import type { ClubLegal } from '#schemas/entities/club/clubLegal.ts';
import { formatEnterpriseNumber } from './enterpriseNumber.ts';

/** Name and form of the legal person: `Dansstudio Arabesk vzw`. */
export function legalName({ name, form }: Pick<ClubLegal, 'name' | 'form'>): string {
  return `${name} ${form}`;
}

/**
 * The lines with which an association signs its documents, mails and pages: name and form, seat, enterprise number, and the
 * register of legal persons with the seat of its court (Companies and Associations Code, article 2:20). The number of a
 * club that charges VAT begins with `BTW BE`.
 */
export function legalLines(legal: ClubLegal): readonly string[] {
  const number = formatEnterpriseNumber(legal.enterpriseNumber);
  const register = legal.court === '' ? [] : [`RPR ${legal.court}`];
  const known = legal.vat ? `BTW BE ${number}` : `Ondernemingsnummer ${number}`;
  return [legalName(legal), legal.seat, [known, ...register].join(', ')];
}
