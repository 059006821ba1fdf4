import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Nid, UrlName } from '../scalars.ts';

/** An object of a club file. A field outside the schema is probably a typing error; the reader of the file reports it. */
export function inFile<Properties extends TProperties>(
  properties: Properties,
  options: { readonly description?: string; readonly default?: object } = {},
): TObject<Properties> {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** An optional list. */
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
  description: 'Without it: no limit',
});
/** The years of days. Others are typing errors, and a database or a calendar has no room for some of them. */
const years = '(19|20|21)[0-9]{2}';
export function dayInFile(description: string) {
  return Type.String({ format: 'date', pattern: `^${years}-`, relative: 'day', description });
}
export const Day = dayInFile('A day in Brussels, YYYY-MM-DD');
export const Moment = Type.String({
  relative: 'moment',
  pattern: `^${years}-[0-9]{2}-[0-9]{2} ([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$`,
  description: 'Local day and time in Brussels, YYYY-MM-DD HH:MM',
});
/** Identifies a part, so that it can be renamed. The server assigns it. */
export const GivenNumber = Type.Optional(
  Type.Integer({
    ...Nid,
    // Leaves room above, because the server continues from the highest number.
    maximum: 1_000_000_000,
    description: 'Assigned by the server and written by an export. Leave it out for a new item.',
  }),
);

const file = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Path beside the club file, such as pictures/hall.jpg: a JPEG, PNG, WebP, AVIF or SVG',
});
const picture = {
  file,
  alt: Type.String({
    minLength: 1,
    maxLength: 300,
    pattern: '\\S',
    description: "What the picture shows, for people who don't see it",
  }),
};
export const ImageInFile = inFile(picture);
export type ImageInFile = Static<typeof ImageInFile>;

/** The logo of the club. Its text is the name of the club. */
export const itsLogo = Type.Optional(
  Type.Union([inFile({ file }), Type.Null()], {
    description: 'Without it: the current logo stays. null: no logo.',
  }),
);

/** The picture of a part. */
export const itsImage = Type.Optional(
  Type.Union([ImageInFile, Type.Null()], {
    description: 'Without it: the current picture stays. null: no picture.',
  }),
);

export const TeacherPictureInFile = inFile({ teacher: Name, ...picture });

/** Fields of a part with a screen of its own in the portal. */
export const atItsUrl = { nid: GivenNumber, url: UrlName, title: Name };
