import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, inArray, or } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import type { MergeProposal } from '#schemas/entities/desk/importedPeople.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mergeProposals, orders, passCards, registrations, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { hashSecretToken, newSecretToken } from '#server/secretToken.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { mergeMail } from '../../logins/records/claimMail.ts';
import { noteAction } from '../../management/noteAction.ts';
import { requireClubPerson } from '../../management/people/clubPeople.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { fullName } from '../../people/people.ts';
import { findDoubleCourses, mergePeople, type Two } from './mergePeople.ts';

interface WantedMerge extends Two {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
}

type Tx = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** What a merge of two records would do, and who must agree. It changes nothing. */
export async function judgeMerge(
  { db }: Pick<Context, 'db'>,
  { club, kept, gone }: WantedMerge,
): Promise<MergeProposal> {
  if (kept === gone) throw refusals.notAvailable(nl.clubPeople.merge.same);
  const stays = await requireClubPerson(db, club.nid, kept);
  const goes = await requireClubPerson(db, club.nid, gone);
  const asked = [await accountOf(db, stays), await accountOf(db, goes)].flatMap((one) => one ?? []);
  return {
    moves: await movesOf(db, gone),
    clashes: await clashesOf(db, stays, goes),
    asks: [...new Set(asked.flatMap(({ mail }) => mail ?? []))],
    done: false,
  };
}

/**
 * Proposes that two records are one person. Each account that looks after one of them gets a mail and must
 * agree. Where nobody has a login, they are merged at once.
 * Decision: docs/decisions/0301-two-records-become-one-when-both-agree.md
 */
export function proposeMerge(context: Tx, wanted: WantedMerge): Promise<MergeProposal> {
  return context.db.transaction((tx) => proposeIn({ ...context, db: tx }, wanted));
}

async function proposeIn(context: Tx, wanted: WantedMerge): Promise<MergeProposal> {
  const { db: tx, clock } = context;
  const { club, by, kept, gone } = wanted;
  const judged = await judgeMerge(context, wanted);
  const [clash] = judged.clashes;
  if (clash !== undefined) throw refusals.notAvailable(clash);
  const stays = await requireClubPerson(tx, club.nid, kept);
  const goes = await requireClubPerson(tx, club.nid, gone);
  const act = (action: 'propose-merge' | 'merge-people') =>
    noteAction(context, {
      ...{ clubNid: club.nid, by, action, oid: null, about: kept, details: { what: '' } },
    });
  if (judged.asks.length === 0) {
    await mergePeople(tx, { kept, gone });
    await act('merge-people');
    return { ...judged, done: true };
  }
  const isOpen = or(
    inArray(mergeProposals.keptUid, [kept, gone]),
    inArray(mergeProposals.goneUid, [kept, gone]),
  );
  await tx.delete(mergeProposals).where(and(eq(mergeProposals.clubNid, club.nid), isOpen));
  const ofKept = await accountOf(tx, stays);
  const ofGone = await accountOf(tx, goes);
  // One account looks after both: it gets one mail, and agrees once.
  const sides = {
    kept: ofKept && newSecretToken(),
    gone: ofGone && ofGone.uid !== ofKept?.uid ? newSecretToken() : undefined,
  };
  const now = clock.now();
  const expiresAt = dateOf(unixSecondsOf(now) + retentions.codes.days * dayInSeconds);
  await tx.insert(mergeProposals).values({
    ...{ clubNid: club.nid, keptUid: kept, goneUid: gone, proposedBy: by, sentAt: now, expiresAt },
    keptCodeHash: sides.kept === undefined ? null : hashSecretToken(sides.kept),
    goneCodeHash: sides.gone === undefined ? null : hashSecretToken(sides.gone),
  });
  const mails = [
    { account: ofKept, code: sides.kept },
    { account: ofGone, code: sides.gone },
  ].flatMap(({ account, code }) =>
    account?.mail && code !== undefined
      ? [
          {
            ...({ kind: 'account', clubNid: club.nid, uid: account.uid } as const),
            ...mergeMail(club, {
              ...{ mail: account.mail, code, expiresAt, origin: context.portalOrigin },
              names: [fullName(stays), fullName(goes)],
            }),
          },
        ]
      : [],
  );
  await queueMails(context, mails);
  await act('propose-merge');
  return judged;
}

/** The account that answers for a record: its own login, or the holder of the family; undefined where nobody logs in. */
export async function accountOf(db: Database, person: PersonRow): Promise<PersonRow | undefined> {
  if (person.passwordHash !== null) return person;
  if (person.parentUid === null) return undefined;
  const [holder] = await db.select().from(users).where(eq(users.uid, person.parentUid));
  return holder?.passwordHash ? holder : undefined;
}

async function movesOf(db: Database, gone: number): Promise<string[]> {
  const texts = nl.clubPeople.merge;
  const counts = [
    texts.registrations(await db.$count(registrations, eq(registrations.uid, gone))),
    texts.orders(await db.$count(orders, or(eq(orders.uid, gone), eq(orders.placedBy, gone)))),
    texts.cards(await db.$count(passCards, eq(passCards.uid, gone))),
  ];
  return counts.filter((one) => one !== '');
}

/** Why two records can't be merged as they are: both take part in one course, or the account is on the wrong side. */
export async function clashesOf(db: Database, stays: PersonRow, goes: PersonRow): Promise<string[]> {
  const texts = nl.clubPeople.merge;
  const double = await findDoubleCourses(db, { kept: stays.uid, gone: goes.uid });
  const looksAfterOthers = (await db.$count(users, eq(users.parentUid, goes.uid))) > 0;
  const hasAccount = goes.passwordHash !== null || looksAfterOthers;
  return [
    ...double.map((course) => fillIn(texts.double, { course })),
    ...(hasAccount && stays.passwordHash === null ? [texts.accountGoes] : []),
    ...(hasAccount && stays.parentUid !== null ? [texts.memberStays] : []),
    ...(goes.parentUid !== null && goes.coParentSince !== null ? [texts.parentGoes] : []),
    ...(stays.parentUid === goes.uid || goes.parentUid === stays.uid ? [texts.parentAndChild] : []),
  ];
}
