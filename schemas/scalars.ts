import { Type } from 'typebox';

/** PostgreSQL's type `integer` ends here. The columns of all ids have that type (`rules/readId.ts`). */
export const largestInteger = 2_147_483_647;

/** One id inside a pattern. `rules/readId.ts` also refuses the ids of ten digits beyond the largest integer. */
export const idPattern = '[1-9][0-9]{0,9}';

/** Id of a club, course, tariff, session or product. In a question, 0 means "general". */
export const Nid = Type.Integer({ minimum: 1, maximum: largestInteger });
/** Ids with commas between them, as the query of a GET carries a list: `8,9`. */
export const NidList = Type.String({ pattern: `^${idPattern}(,${idPattern}){0,99}$` });
export const Uid = Type.Integer({ minimum: 1, maximum: largestInteger });
export const Oid = Type.Integer({ minimum: 1, maximum: largestInteger });

/** A nid or uid as the key of a record. */
export const NidKey = Type.String({ pattern: `^${idPattern}$` });

export const UnixTime = Type.Integer({ description: 'Seconds since 1970-01-01T00:00:00Z' });
export const Euros = Type.Number({ description: 'Euros, two decimals at most', multipleOf: 0.01 });

/** Last segment of a club's or course's address in the portal. */
export const UrlName = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });

export const ShortText = Type.String({ maxLength: 200 });
export const ColorHex = Type.String({ pattern: '^#[0-9a-f]{6}$' });
export const IsoDate = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'YYYY-MM-DD',
});

/** `14:30` */
export const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

export const HttpsUrl = Type.String({ pattern: '^https://[^\\s]+$', maxLength: 2000 });
export const WebAddress = Type.String({
  pattern: '^(https?://.+)?$',
  description: "Address with http or https; '' if there is none",
});

/** A birthdate as a person gives it. The engine checks it (specification 5.2), so that a refusal can name the field. */
export const GivenBirthdate = Type.String({ maxLength: 40, description: 'YYYY-MM-DD' });

/** ISO 3166-1, two letters. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });
/** Number of a question in the club's own list. */
export const Qid = Type.Integer({ minimum: 1, maximum: largestInteger });
