import { type Static, Type } from 'typebox';
import { exact, or } from '../../reading.ts';

const VatPercentage = Type.Enum([0, 6, 12, 21]);

/**
 * The legal person behind a club, as its documents, mails and pages must name it (Companies and Associations Code,
 * article 2:20).
 */
export const ClubLegal = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Name in the statutes, without the form' }),
  form: Type.String({
    minLength: 1,
    maxLength: 60,
    description: 'vzw, bv, feitelijke vereniging, … and "in vereffening" where the law asks for it',
  }),
  seat: Type.String({ minLength: 1, maxLength: 200, description: 'Full address of the seat' }),
  enterpriseNumber: Type.String({
    pattern: '^[01][0-9]{9}$',
    description: 'Number in the Crossroads Bank for Enterprises, ten digits',
  }),
  court: or(
    Type.String({ maxLength: 100, description: 'Seat of the court whose register has the club: Gent' }),
    '',
  ),
  vatNote: or(
    Type.String({
      maxLength: 300,
      description: 'Sentence about VAT on every invoice, such as the article of an exemption',
    }),
    '',
  ),
  email: or(Type.String({ maxLength: 200 }), ''),
  vat: Type.Optional(
    exact(
      Type.Object(
        { lessons: VatPercentage, goods: VatPercentage },
        {
          description:
            'Percentages of the VAT that the prices include, for lessons, activities and tickets, and for goods of the webshop. Without it the club charges no VAT.',
        },
      ),
    ),
  ),
});
export type ClubLegal = Static<typeof ClubLegal>;
