import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { federationMemberships } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { lockPerson } from '#server/services/people/lockPerson.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../noteAction.ts';
import { requireClubPerson } from '../clubPeople.ts';
import { dayProblem, type FederationRow, loadCardsOf, requireFederation } from './clubFederations.ts';

type Change = OperationRequest<'change_federation_members'>['change'];
type Of<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;

interface WantedChange {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  /** The federation’s url. */
  readonly federation: string;
  readonly change: Change;
}

interface Changing extends Omit<WantedChange, 'federation' | 'change'> {
  readonly federation: FederationRow;
}

type Tx = Pick<Context, 'db' | 'clock'>;

/**
 * Changes who of a club has a card of one of its federations, and notes who did it. What changes nothing is not noted.
 * Decision: docs/decisions/0315-a-club-gives-its-people-a-card.md
 */
export function changeFederationMembers(context: Tx, wanted: WantedChange): Promise<void> {
  return context.db.transaction(async (db) => {
    const tx = { ...context, db };
    const { club, change } = wanted;
    const federation = await requireFederation(db, { clubNid: club.nid, url: wanted.federation }, 'locked');
    const changing = { club, by: wanted.by, federation };
    switch (change.kind) {
      case 'save':
        return save(tx, changing, change);
      case 'renew':
        return renew(tx, changing, change);
      case 'end':
        return end(tx, changing, change);
    }
  });
}

async function save(context: Tx, changing: Changing, { member: uid, number, type, until }: Of<'save'>) {
  const { db: tx, clock } = context;
  const { club, by, federation } = changing;
  await requireClubPerson(tx, club.nid, uid);
  await lockPerson(tx, uid);
  const cards = await loadCardsOf(tx, federation.nid);
  const before = cards.find(({ card }) => card.uid === uid)?.card;
  const texts = nl.clubPeople.cards;
  const problem = dayProblem(until, todayOf(clock), before?.validUntil);
  if (problem !== undefined) throw refusals.notAvailable(problem);
  const other = cards.find(({ card }) => card.membershipNo === number && card.uid !== uid);
  if (other) throw refusals.notAvailable(fillIn(texts.taken, { name: fullName(other) }));
  const set = { type, membershipNo: number, validUntil: until };
  if (before?.type === type && before.membershipNo === number && before.validUntil === until) return;
  await tx
    .insert(federationMemberships)
    .values({ uid, federationNid: federation.nid, ...set })
    .onConflictDoUpdate({ target: [federationMemberships.uid, federationMemberships.federationNid], set });
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'save-card', oid: null, about: uid },
    details: { what: federation.title },
  });
}

async function renew(context: Tx, { club, by, federation }: Changing, { members, until }: Of<'renew'>) {
  const { db: tx, clock } = context;
  const problem = dayProblem(until, todayOf(clock), undefined);
  if (problem !== undefined) throw refusals.notAvailable(problem);
  const wanted = new Set(members);
  const isWanted = and(
    eq(federationMemberships.federationNid, federation.nid),
    inArray(federationMemberships.uid, [...wanted]),
  );
  const cards = await tx
    .select()
    .from(federationMemberships)
    .where(isWanted)
    .orderBy(asc(federationMemberships.uid))
    .for('update');
  if (cards.length < wanted.size) throw refusals.notAvailable(nl.clubPeople.cards.notAllThere);
  const changed = cards.filter(({ validUntil }) => validUntil !== until).length;
  if (changed === 0) return;
  await tx.update(federationMemberships).set({ validUntil: until }).where(isWanted);
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'renew-cards', oid: null },
    details: { what: nl.clubPeople.cards.count(federation.title, changed) },
  });
}

async function end(context: Tx, { club, by, federation }: Changing, { member: uid }: Of<'end'>) {
  const isCard = and(
    eq(federationMemberships.federationNid, federation.nid),
    eq(federationMemberships.uid, uid),
  );
  const ended = await context.db
    .delete(federationMemberships)
    .where(isCard)
    .returning({ uid: federationMemberships.uid });
  if (ended.length === 0) throw refusals.notFound(nl.clubPeople.cards.gone);
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'end-card', oid: null, about: uid },
    details: { what: federation.title },
  });
}
