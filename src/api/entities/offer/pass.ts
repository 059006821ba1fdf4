import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const isoDay = v.pipe(v.string(), v.isoDate());

const offeredPass = v.pipe(
  v.object({ pass: integer, label: text, credit: v.pipe(integer, v.minValue(1)), price: cents }),
  v.transform(({ pass, ...offered }) => ({ ...offered, nid: pass })),
);

/** A prepaid card as a club sells it. `credit`: turns; `price`: cents. */
export type OfferedPass = v.InferOutput<typeof offeredPass>;

const passCard = v.object({
  id: integer,
  label: text,
  credit: integer,
  /** Last day of the card; null when it has no end. */
  validUntil: v.nullable(isoDay),
});

/** A prepaid card that somebody has. `credit`: turns. */
export type PassCard = v.InferOutput<typeof passCard>;

const passes = v.object({ cards: listOf(passCard), offered: readableOf(offeredPass) });

const reasons = ['bought', 'reloaded', 'reserved', 'cancelled', 'paid', 'revoked'] as const;

const passMove = v.pipe(
  v.object({
    id: integer,
    card: integer,
    label: text,
    reason: v.fallback(v.nullable(v.picklist(reasons)), null),
    turns: integer,
    credit: integer,
    at: integer,
    course: optionalText,
    session: v.fallback(v.nullable(integer), null),
  }),
  v.transform(({ course, ...move }) => ({ ...move, course: course === '' ? undefined : course })),
);

/** A change of a card's credit. `reason` is null when another backend sends a reason that the contract doesn't know. */
export type PassMove = v.InferOutput<typeof passMove>;

const passSession = v.object({
  nid: integer,
  course: text,
  start: integer,
  end: integer,
  place: v.fallback(optionalText, ''),
  /** Price of the session, in turns. */
  turns: integer,
  /** Free places; null when there is no limit. */
  free: v.nullable(integer),
  /** The person's own reservation; null when there is none. */
  reservation: v.nullable(integer),
  cancelUntil: integer,
});

/** A session that a pass can pay for. */
export type PassSession = v.InferOutput<typeof passSession>;

export const parsePasses = readerOf(passes);

/** Every change must be readable, because a missing one would make the credits not add up. */
export const parsePassLog = readerOf(listOf(passMove));

export const parsePassSessions = readerOf(readableOf(passSession));
