// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { text, optionalText } from '../../wire/text.ts';

export const clubLegal = v.object({
  /** Name in the statutes, without the form */
  name: text,
  /** vzw, bv, feitelijke vereniging, … and "in vereffening" where the law asks for it */
  form: text,
  /** Full address of the seat */
  seat: text,
  /** Number in the Crossroads Bank for Enterprises, ten digits */
  enterpriseNumber: text,
  /** Seat of the court whose register has the club: Gent */
  court: v.fallback(optionalText, ""),
  /** Sentence about VAT on every invoice, such as the article of an exemption */
  vatNote: v.fallback(optionalText, ""),
  email: v.fallback(optionalText, ""),
  /** Percentages of the VAT that the prices include, for lessons, activities and tickets, and for goods of the webshop. Without it the club charges no VAT. */
  vat: v.exactOptional(v.object({
    lessons: v.picklist([0,6,12,21]),
    goods: v.picklist([0,6,12,21]),
  })),
});
