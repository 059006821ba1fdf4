import * as v from 'valibot';
import { pass as wirePass } from '../../generated/offer/pass.ts';
import { passCard } from '../../generated/offer/passCard.ts';
import { passMove } from '../../generated/offer/passMove.ts';
import { passSession } from '../../generated/offer/passSession.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

const offeredPass = v.pipe(
  wirePass,
  v.check(({ credit }) => credit > 0),
  v.transform(({ pass, ...offered }) => ({ ...offered, nid: pass })),
);

/** A prepaid card as a club sells it. `credit`: turns; `price`: cents. */
export type OfferedPass = v.InferOutput<typeof offeredPass>;

/** A prepaid card that somebody has. `credit`: turns. */
export type PassCard = v.InferOutput<typeof passCard>;

const readMove = v.pipe(
  passMove,
  v.transform(({ course, ...move }) => ({ ...move, course: course === '' ? undefined : course })),
);

/** A change of a card's credit. `reason` is null when another backend sends a reason that the contract doesn't know. */
export type PassMove = v.InferOutput<typeof readMove>;

/** A session that a pass can pay for. */
export type PassSession = v.InferOutput<typeof passSession>;

export const parsePasses = readerOf(v.object({ cards: listOf(passCard), offered: readableOf(offeredPass) }));

/** Every change must be readable, because a missing one would make the credits not add up. */
export const parsePassLog = readerOf(listOf(readMove));

export const parsePassSessions = readerOf(readableOf(passSession));
