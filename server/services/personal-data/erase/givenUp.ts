import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Database } from '#server/db/database.ts';
import {
  coupleInvites,
  passCards,
  passReservations,
  queueEntries,
  registrations,
  reservations,
  tickets,
  trialSessions,
} from '#server/db/schema.ts';
import type { Lockable } from '../../holds/lockInOrder.ts';
import type { ErasedPeople } from './whoIsErased.ts';

/** The counted places that people give up, and the rows that count them. */
export interface GivenUp {
  /** Nids of tariffs, one for each place. */
  readonly tariffs: readonly number[];
  /** Nids of sessions, one for each place of a guest. */
  readonly sessions: readonly number[];
  /** Nids of stands, one for each standing place. */
  readonly stands: readonly number[];
  /** Tariffs of which something else comes free: a hold, a kept place, or a place on the waiting list. */
  readonly freed: readonly number[];
  /** Every row that must be locked before it changes. */
  readonly rows: Required<Pick<Lockable, 'tariffs' | 'sessions' | 'stands' | 'seats' | 'cards' | 'invites'>>;
}

export async function findGivenUp(db: Database, erased: ErasedPeople): Promise<GivenUp> {
  const { uids } = erased;
  const places = await findPlaces(db, uids);
  const seats = await findTickets(db, uids);
  const passes = await findPasses(db, uids);
  const held = await db
    .select()
    .from(reservations)
    .where(or(inArray(reservations.uid, uids), inArray(reservations.heldBy, uids)));
  const queued = await db.select().from(queueEntries).where(inArray(queueEntries.uid, uids));
  const invites = await db.select().from(coupleInvites).where(isAboutPartner(erased));
  const refsOf = (kinds: readonly string[]) =>
    held.filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref);
  const tariffs = [...places, ...seats].map(({ tariffNid }) => tariffNid);
  const sessions = [...places, ...passes.reserved].flatMap(({ sessionNid }) => sessionNid ?? []);
  const stands = seats.flatMap(({ seatNid, standNid }) => (seatNid === null ? standNid : []));
  const freed = [
    ...refsOf(['place', 'offer', 'partner']),
    ...[...queued, ...invites].map(({ tariffNid }) => tariffNid),
  ];
  return {
    ...{ tariffs, sessions, stands, freed },
    rows: {
      tariffs: [...tariffs, ...freed],
      sessions,
      stands: [...stands, ...refsOf(['stand'])],
      seats: refsOf(['seat']),
      cards: passes.cards,
      invites: invites.map(({ cciid }) => cciid),
    },
  };
}

/** Selects the invitations whose partner is erased: the partner answered, or no remaining person has the mail. */
export function isAboutPartner({ uids, mails }: Pick<ErasedPeople, 'uids' | 'mails'>): SQL | undefined {
  return or(
    inArray(coupleInvites.partnerUid, uids),
    mails.length === 0 ? undefined : inArray(coupleInvites.mail, mails),
  );
}

/** One row for each place. A trial takes a place of its tariff, and a place as a guest, at each of its sessions. */
function findPlaces(db: Database, uids: number[]) {
  // `isRegisteredStatus` of the rules, in SQL.
  const counts = or(gt(registrations.status, 0), eq(registrations.status, registeredException));
  return db
    .select({ tariffNid: registrations.tariffNid, sessionNid: trialSessions.sessionNid })
    .from(registrations)
    .leftJoin(trialSessions, eq(trialSessions.registrationId, registrations.id))
    .where(and(inArray(registrations.uid, uids), counts));
}

function findTickets(db: Database, uids: number[]) {
  return db
    .select({ tariffNid: tickets.tariffNid, standNid: tickets.standNid, seatNid: tickets.seatNid })
    .from(tickets)
    .where(and(inArray(tickets.uid, uids), isNull(tickets.cancelledAt)));
}

async function findPasses(db: Database, uids: number[]) {
  const cards = await db.select({ id: passCards.id }).from(passCards).where(inArray(passCards.uid, uids));
  const ids = cards.map(({ id }) => id);
  const isTheirs = or(
    inArray(passReservations.uid, uids),
    ids.length === 0 ? sql`false` : inArray(passReservations.cardId, ids),
  );
  const reserved = await db
    .select({ sessionNid: passReservations.sessionNid })
    .from(passReservations)
    .where(and(isTheirs, isNull(passReservations.cancelledAt)));
  return { cards: ids, reserved };
}
