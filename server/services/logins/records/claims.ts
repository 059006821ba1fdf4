import { and, eq, inArray } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { insertRows } from '#server/db/insertRows.ts';
import { clubMembers, clubs, recordClaimPeople, recordClaims, users } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { hashSecretToken, newSecretToken } from '#server/secretToken.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { fullName } from '../../people/people.ts';
import { claimMail } from './claimMail.ts';
import { findClaimable } from './onPaper.ts';

/** Lifetime of a link to claim people, in seconds. */
export const claimLifetime = retentions.codes.days * dayInSeconds;

const batch = 500;

type Tx = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

interface WithMail {
  readonly uid: number;
  readonly mail: string | null;
}

interface Claim {
  readonly code: string;
  readonly expiresAt: Date;
  readonly uids: readonly number[];
}

/**
 * Makes a link for each address, for all its people: two children may both have their father's.
 * @returns the links by their address
 */
export async function issueClaims(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
  people: readonly WithMail[],
): Promise<ReadonlyMap<string, Claim>> {
  const now = clock.now();
  const expiresAt = dateOf(unixSecondsOf(now) + claimLifetime);
  const byMail = Map.groupBy(
    people.filter(({ mail }) => mail !== null),
    ({ mail }) => mail ?? '',
  );
  const claims = new Map<string, Claim>();
  for (const [mail, those] of byMail)
    claims.set(mail, { code: newSecretToken(), expiresAt, uids: those.map(({ uid }) => uid) });
  const rows = [...claims].map(([mail, { code }]) => ({
    ...{ clubNid, mail, codeHash: hashSecretToken(code), sentAt: now, expiresAt },
  }));
  const inserted: { id: number; mail: string }[] = [];
  for (let at = 0; at < rows.length; at += batch)
    inserted.push(
      ...(await tx
        .insert(recordClaims)
        .values(rows.slice(at, at + batch))
        .returning({ id: recordClaims.id, mail: recordClaims.mail })),
    );
  await insertRows(
    tx,
    recordClaimPeople,
    inserted.flatMap(({ id, mail }) => (claims.get(mail)?.uids ?? []).map((uid) => ({ claimId: id, uid }))),
  );
  return claims;
}

/** Mails each address one link for all its people. */
export async function inviteToClaim(context: Tx, club: ClubRow, people: readonly WithMail[]): Promise<void> {
  const claims = await issueClaims(context, club.nid, people);
  if (claims.size === 0) return;
  const names = await loadNames(
    context,
    people.map(({ uid }) => uid),
  );
  await queueMails(
    context,
    [...claims].map(([mail, { code, expiresAt, uids }]) => ({
      ...({ kind: 'account', clubNid: club.nid } as const),
      ...claimMail(club, {
        ...{ mail, code, expiresAt, origin: context.portalOrigin },
        names: uids.flatMap((uid) => names.get(uid) ?? []),
      }),
    })),
  );
}

async function loadNames(
  { db: tx }: Pick<Tx, 'db'>,
  uids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { uid, fname, lname } = users;
  const rows = await tx
    .select({ uid, fname, lname })
    .from(users)
    .where(inArray(uid, [...uids]));
  return new Map(rows.map((row) => [row.uid, fullName(row)]));
}

/**
 * Mails the links to claim all records with an address that an account just confirmed, one mail a club. Whoever wrote the address down
 * at a club may have mistyped it, so nothing joins the account before its reader says so.
 */
export async function inviteConfirmed(context: Tx, mail: string): Promise<void> {
  const { db: tx } = context;
  const found = await tx.select().from(users).where(eq(users.mail, mail));
  const people = await findClaimable(tx, found);
  if (people.length === 0) return;
  const uids = people.map(({ uid }) => uid);
  const known = await tx
    .select({ club: clubs, uid: clubMembers.uid })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.nid, clubMembers.clubNid))
    .where(and(inArray(clubMembers.uid, uids), eq(clubMembers.role, 'member')))
    .orderBy(clubs.nid, clubMembers.uid);
  for (const [, those] of Map.groupBy(known, ({ club }) => club.nid)) {
    const [first] = those;
    if (!first) continue;
    await inviteToClaim(
      context,
      first.club,
      those.map(({ uid }) => ({ uid, mail })),
    );
  }
}
