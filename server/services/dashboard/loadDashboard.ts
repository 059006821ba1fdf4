import { asc, eq, inArray, ne } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { eurosOf } from '#rules/money.ts';
import { isAlert } from '#rules/paymentState.ts';
import { missingDetails } from '#rules/tasks/missingDetails.ts';
import { passAttention } from '#rules/tasks/passAttention.ts';
import type {
  Dashboard,
  DueInvoice,
  MissingDetails,
  PassToMind,
} from '#schemas/entities/agenda/dashboard.ts';
import type { CommunicationSummary } from '#schemas/entities/club/communication.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubs, passCards, passes, users } from '../../db/schema.ts';
import { loadNextSessions, toWireSession } from '../calendar/loadCalendar.ts';
import { loadCommunications, toWireSummary } from '../communication/communications.ts';
import { loadOpenInvites } from '../couples/openInvites.ts';
import { toWireInvitation } from '../couples/toWireInvitation.ts';
import { loadInvoices } from '../invoices/loadInvoices.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { loadWaitingPlaces } from '../waiting/waitingPlaces.ts';
import { loadTriedCourses } from './loadTriedCourses.ts';

/** Number of sessions shown for each member. */
const nextSessions = 3;

type Part = keyof Dashboard;

/**
 * Loads each part of the dashboard separately. A part that fails is null and goes to `onFailure`; the other parts remain.
 *
 * @throws the first failure, when every part failed
 */
export async function loadDashboard(
  { db, clock, caller }: Pick<Context, 'db' | 'clock'> & { readonly caller: Caller },
  onFailure: (part: Part, error: unknown) => void,
): Promise<Dashboard> {
  const failures: unknown[] = [];
  const part = async <Entry>(name: Part, load: () => Promise<Entry[]>): Promise<Entry[] | null> => {
    try {
      return await load();
    } catch (error) {
      failures.push(error);
      onFailure(name, error);
      return null;
    }
  };
  const uids = [...caller.family];
  const now = clock.now();
  const today = todayOf(clock);
  // Loads the parts one after the other, so that one dashboard can't take every connection of the database.
  const dashboard: Dashboard = {
    invoices: await part('invoices', () => loadDueInvoices({ db, clock }, caller)),
    invitations: await part('invitations', () => loadInvitations(db, caller, now)),
    offers: await part('offers', () => loadOffers({ db, clock }, caller)),
    passes: await part('passes', () => loadPassesToMind(db, uids, today)),
    trials: await part('trials', () => loadTriedCourses(db, uids, now)),
    details: await part('details', () => loadMissingDetails(db, uids, today)),
    messages: await part('messages', () => loadUnreadMessages(db, caller)),
    lessons: await part('lessons', async () =>
      (await loadNextSessions(db, { uids, now, most: nextSessions })).map(toWireSession),
    ),
  };
  if (Object.values(dashboard).every((found) => found === null)) throw failures[0];
  return dashboard;
}

/** Leaves out clubs with a free licence, because they have no screen for invitations (Specification 6). */
async function loadInvitations(db: Database, caller: Caller, now: Date) {
  const open = await loadOpenInvites(db, { caller, now }, ne(clubs.licenseType, 'free'));
  return open.map(toWireInvitation);
}

async function loadOffers(context: Pick<Context, 'db' | 'clock'>, caller: Caller) {
  const waiting = await loadWaitingPlaces(context, { caller });
  return waiting.filter(({ offer }) => offer !== null);
}

/** The invoices that a family is told of unasked. An invoice stays listed when its payment page was opened and abandoned. */
async function loadDueInvoices(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
): Promise<DueInvoice[]> {
  const invoices = await loadInvoices(context, caller);
  return invoices.flatMap(({ order, club, person, money, state }) => {
    if (!isAlert(state)) return [];
    return {
      oid: order.oid,
      uid: person.uid,
      name: fullName(person),
      club: { nid: club.nid, url: club.url, title: club.title },
      due: eurosOf(money.payCents),
      payBy: money.dueOn,
      overdue: money.overdueCents > 0,
      attempt: money.attempt,
    };
  });
}

/** The details that clubs ask for and that are missing, per person. */
async function loadMissingDetails(
  db: Database,
  uids: readonly number[],
  today: IsoDay,
): Promise<MissingDetails[]> {
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.uid, [...uids]))
    .orderBy(asc(users.uid));
  return people.flatMap((person) => {
    const { uid, birthdate, phone } = person;
    const missing = missingDetails({ birthdate, phone, hasAddress: person.address !== null }, today);
    return missing.length === 0 ? [] : [{ uid, name: fullName(person), missing: [...missing] }];
  });
}

async function loadUnreadMessages(db: Database, caller: Caller): Promise<CommunicationSummary[]> {
  const all = await loadCommunications(db, caller);
  return all.filter(({ isRead }) => !isRead).map(toWireSummary);
}

/** The passes of these people that are nearly used up or expire soon. */
async function loadPassesToMind(db: Database, uids: readonly number[], today: IsoDay): Promise<PassToMind[]> {
  const rows = await db
    .select({
      id: passCards.id,
      credit: passCards.credit,
      validUntil: passCards.validUntil,
      label: passes.label,
      club: { nid: clubs.nid, url: clubs.url, title: clubs.title },
      person: { uid: users.uid, fname: users.fname, lname: users.lname },
    })
    .from(passCards)
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .innerJoin(clubs, eq(clubs.nid, passCards.clubNid))
    .innerJoin(users, eq(users.uid, passCards.uid))
    .where(inArray(passCards.uid, [...uids]))
    .orderBy(asc(passCards.id));
  const ofEach = Map.groupBy(rows, ({ club, person }) => `${club.nid}-${person.uid}`);
  return [...ofEach.values()].flatMap((cards) =>
    passAttention(cards, today).map(({ card, reason }) => ({
      card: card.id,
      uid: card.person.uid,
      name: fullName(card.person),
      club: card.club,
      label: card.label,
      credit: card.credit,
      validUntil: card.validUntil,
      reason,
    })),
  );
}
