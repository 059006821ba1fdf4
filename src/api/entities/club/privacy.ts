import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { clubLegal } from './clubLegal.ts';

const privacy = v.object({
  version: text,
  changed: v.pipe(v.string(), v.isoDate()),
  operator: v.fallback(v.object({ name: optionalText, address: optionalText, mail: optionalText }), {
    name: '',
    address: '',
    mail: '',
  }),
  club: v.optional(
    v.object({
      title: text,
      mail: v.fallback(optionalText, ''),
      legal: v.fallback(v.optional(clubLegal), undefined),
      asks: v.fallback(readableOf(v.picklist(['health', 'national-number', 'file'])), []),
      own: v.fallback(listOf(text), []),
    }),
  ),
  recipients: readableOf(
    v.object({ kind: v.picklist(['host', 'payment', 'mail', 'maps', 'uitpas', 'federation']), name: text }),
  ),
});

/** The facts of a privacy page. */
export type Privacy = v.InferOutput<typeof privacy>;
export const parsePrivacy = readerOf(privacy);

/** The number of answers that a withdrawn consent deleted. */
export const parseWithdrawn = readerOf(
  v.pipe(
    v.object({ deleted: integer }),
    v.transform(({ deleted }) => deleted),
  ),
);
