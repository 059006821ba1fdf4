import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ParentInvite, Sharing } from '#schemas/entities/people/parent.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { parentInviteChildren, parentInvites, users } from '#server/db/schema.ts';
import { findParents, holderOf, isParent } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import { fullName } from '../people.ts';
import type { ParentInviteRow } from './acceptInvite.ts';
import { removableUntil, undoableUntil } from './endParent.ts';
import { maxParents, mayInvite } from './inviteParent.ts';
import { findShareable, findSharedOf, findSharedWith, type SharedChild } from './sharedChildren.ts';

/** The parents of the caller's family and its open invitations; nobody for a member who has a parent. */
export async function loadParents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: { readonly uid: number },
): Promise<OperationResponse<'get_parents'>['result']> {
  const [self] = await db.select().from(users).where(eq(users.uid, caller.uid));
  if (!self || !isParent(self))
    return { parents: [], invites: [], shared: [], shareable: [], can_invite: false };
  const holder = holderOf(self);
  const parents = await findParents(db, holder);
  const isOpen = and(
    inArray(
      parentInvites.invitedBy,
      parents.map(({ uid }) => uid),
    ),
    gt(parentInvites.expiresAt, clock.now()),
  );
  const invites = await db.select().from(parentInvites).where(isOpen).orderBy(asc(parentInvites.id));
  return {
    parents: parents.map((parent) => ({
      uid: parent.uid,
      name: fullName(parent),
      mail: parent.mail ?? '',
      since: parent.coParentSince === null ? null : unixSecondsOf(parent.coParentSince),
      removable_until: removableUntil({ parent, parents, caller }, clock),
    })),
    invites: await Promise.all(
      invites.map(async (invite) => toWireInvite(invite, await childrenOf(db, invite))),
    ),
    shared: [
      ...(await loadGiven({ db, clock }, { parents, caller })),
      ...(await loadReceived(db, { parents, caller })),
    ],
    shareable: mayInvite(self, clock) ? (await findShareable({ db, clock }, holder)).map(toWireChild) : [],
    can_invite: parents.length < maxParents && mayInvite(self, clock),
  };
}

export function toWireInvite(
  { id, mail, sentAt, expiresAt, isForFamily }: ParentInviteRow,
  children: readonly Child[],
): ParentInvite {
  return {
    ...{ id, mail, sent: unixSecondsOf(sentAt), expires: unixSecondsOf(expiresAt) },
    ...{ for_family: isForFamily, children: children.map(toWireChild) },
  };
}

type Child = Pick<PersonRow, 'uid' | 'fname'>;

function toWireChild({ uid, fname }: Child) {
  return { uid, name: fname };
}

function childrenOf(db: Database, { id }: ParentInviteRow): Promise<Child[]> {
  return db
    .select({ uid: users.uid, fname: users.fname })
    .from(parentInviteChildren)
    .innerJoin(users, eq(users.uid, parentInviteChildren.uid))
    .where(eq(parentInviteChildren.inviteId, id))
    .orderBy(asc(users.birthdate), asc(users.uid));
}

interface OfHousehold {
  readonly parents: readonly PersonRow[];
  readonly caller: { readonly uid: number };
}

/** The own children with whom a parent of another household helps, for each such parent and moment. */
async function loadGiven(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { parents, caller }: OfHousehold,
): Promise<Sharing[]> {
  const given = await findSharedOf(db, parents[0]?.uid ?? 0);
  const people = await findPeople(
    db,
    given.map(({ sharedWith }) => sharedWith),
  );
  return [
    ...Map.groupBy(given, ({ sharedWith, since }) => `${sharedWith} ${since.getTime()}`).values(),
  ].flatMap((group) => {
    const [first] = group;
    const person = first && people.get(first.sharedWith);
    return person
      ? [
          {
            ...{ direction: 'given' as const, ...contactOf(person), ...sharedIn(group) },
            removable_until: undoableUntil({ since: first.since, parents, caller }, clock),
            can_leave: false,
          },
        ]
      : [];
  });
}

/** The children of other households whom this one looks after too, for each household. */
async function loadReceived(db: Database, { parents, caller }: OfHousehold): Promise<Sharing[]> {
  const received = await findSharedWith(
    db,
    parents.map(({ uid }) => uid),
  );
  const people = await findPeople(
    db,
    received.flatMap(({ child }) => child.parentUid ?? []),
  );
  return [
    ...Map.groupBy(received, ({ child, sharedWith }) => `${child.parentUid} ${sharedWith}`).values(),
  ].flatMap((group) => {
    const [first] = group;
    const person = first && people.get(first.child.parentUid ?? 0);
    return person
      ? [
          {
            ...{ direction: 'received' as const, ...contactOf(person), ...sharedIn(group) },
            removable_until: null,
            can_leave: first.sharedWith === caller.uid,
          },
        ]
      : [];
  });
}

function contactOf(person: PersonRow) {
  return { uid: person.uid, name: fullName(person), mail: person.mail ?? '' };
}

function sharedIn(group: readonly SharedChild[]) {
  const since = Math.max(...group.map((one) => unixSecondsOf(one.since)));
  return { children: group.map(({ child }) => toWireChild(child)), since };
}

async function findPeople(db: Database, uids: readonly number[]): Promise<ReadonlyMap<number, PersonRow>> {
  if (uids.length === 0) return new Map();
  const found = await db
    .select()
    .from(users)
    .where(inArray(users.uid, [...uids]));
  return new Map(found.map((person) => [person.uid, person]));
}
