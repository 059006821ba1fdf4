import { type TObject, type TProperties, Type } from 'typebox';
import { Nid, UrlName } from '../scalars.ts';

/** An object of a club file. A field that it doesn't name is a slip of the pen: who reads the file says so. */
export function inFile<Properties extends TProperties>(
  properties: Properties,
  options: { readonly description?: string; readonly default?: object } = {},
): TObject<Properties> {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** A list that may be left out. */
export function listOf<Item extends TObject>(item: Item, description?: string) {
  return Type.Array(item, { default: [], ...(description && { description }) });
}

export const Name = Type.String({ minLength: 1, maxLength: 200 });
export const LongText = Type.String({ maxLength: 10_000, default: '' });
export const Price = Type.Number({
  minimum: 0,
  maximum: 1_000_000,
  multipleOf: 0.01,
  description: 'Euros, two decimals at most',
});
export const Capacity = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Left out: no limit',
});
export const Day = Type.String({ format: 'date', description: 'A day in Brussels, YYYY-MM-DD' });
export const Clock = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'What the clock shows in Brussels, HH:MM',
});
export const Moment = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} ([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$',
  description: 'A day and what the clock shows in Brussels, YYYY-MM-DD HH:MM',
});
/** By which something keeps being itself when its name changes; given by the server. */
export const GivenNumber = Type.Optional(
  Type.Integer({
    ...Nid,
    // The numbers that the server gives go on from the highest one.
    maximum: 1_000_000_000,
    description: 'Given by the server, and written by an export. Leave it out for something new.',
  }),
);

/** Of what has a screen of its own in the portal. */
export const atItsUrl = { nid: GivenNumber, url: UrlName, title: Name };
