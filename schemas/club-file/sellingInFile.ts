import { type Static, Type } from 'typebox';
import { UrlName } from '../scalars.ts';
import { atItsUrl, GivenNumber, inFile, itsImage, LongText, listOf, Moment, Name, Price } from './inFile.ts';

export const VariantInFile = inFile({
  nid: GivenNumber,
  title: Name,
  price: Price,
  stock: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description:
        'Number in stock; without it: not counted. For a variant that is on sale already, the stock in the shop stays, unless the import takes the stock of the file.',
    }),
  ),
  allowsBackorder: Type.Boolean({ default: false, description: 'Allows orders beyond the stock' }),
});
export type VariantInFile = Static<typeof VariantInFile>;

export const ProductInFile = inFile({
  ...atItsUrl,
  description: LongText,
  image: itsImage,
  isAddressRequired: Type.Boolean({ default: false }),
  maxPerOrder: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  offeredWith: Type.Array(inFile({ course: UrlName, tariff: Name }), {
    default: [],
    description: 'Tariffs with which the product is offered',
  }),
  variants: Type.Array(VariantInFile, { minItems: 1 }),
});
export type ProductInFile = Static<typeof ProductInFile>;

export const CategoryInFile = inFile({
  ...atItsUrl,
  products: listOf(ProductInFile),
});
export type CategoryInFile = Static<typeof CategoryInFile>;

/** A prepaid card with a number of turns. */
export const PassInFile = inFile({
  nid: GivenNumber,
  label: Name,
  credit: Type.Integer({ minimum: 1, maximum: 1000 }),
  price: Price,
  validMonths: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 120, description: 'Without it: the turns stay valid for ever' }),
  ),
});
export type PassInFile = Static<typeof PassInFile>;

export const VoucherInFile = inFile({
  nid: GivenNumber,
  code: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Z0-9][A-Z0-9-]*$' }),
  percentage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amount: Type.Optional(
    Type.Number({
      minimum: 0.01,
      maximum: 1_000_000,
      multipleOf: 0.01,
      description: 'Discount in euros, instead of a percentage',
    }),
  ),
  course: Type.Optional(
    Type.String({ ...UrlName, description: 'Without it: valid for the whole offer of the club' }),
  ),
  maxUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  isCombinable: Type.Boolean({ default: true }),
  validFrom: Type.Optional(Moment),
  validUntil: Type.Optional(Moment),
});
export type VoucherInFile = Static<typeof VoucherInFile>;
