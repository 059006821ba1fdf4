import { and, eq, inArray } from 'drizzle-orm';
import { readCoupleInvite } from '#rules/readCoupleInvite.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { coupleInvites } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';
import { loadOpenInvites, type OpenInvite } from './openInvites.ts';

interface CourseVisit {
  /** The tariffs of the course that two people take together. */
  readonly tariffNids: readonly number[];
  /** undefined for a visitor, who has no invitations yet. */
  readonly caller: Caller | undefined;
  /** `uid;course:tariff`: the inviter, course and tariff of the invitation that was followed. */
  readonly ccci: string | undefined;
}

/**
 * The invitation that the caller may answer, by tariff. `ccci` holds no invitation id and no secret, so it opens no invitation.
 * It only says which of several was followed (Specification 2.3).
 */
export async function invitesOfCourse(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tariffNids, caller, ccci }: CourseVisit,
): Promise<ReadonlyMap<number, OpenInvite>> {
  if (!caller || tariffNids.length === 0) return new Map();
  const isOfCourse = inArray(coupleInvites.tariffNid, [...tariffNids]);
  const open = await loadOpenInvites(db, { caller, now: clock.now() }, isOfCourse);
  const followed = readCoupleInvite(ccci ?? '');
  const isFollowed = ({ invite }: OpenInvite) =>
    invite.inviterUid === followed?.uid && invite.tariffNid === followed.tariff;
  // The last entry of a key wins: the followed invitation, else the oldest.
  return new Map(
    [...open.filter((one) => !isFollowed(one)).toReversed(), ...open.filter(isFollowed)].map((one) => [
      one.invite.tariffNid,
      one,
    ]),
  );
}

/** Finds one invitation that the caller may answer. */
export async function findOpenInvite(
  db: Database,
  { cciid, clubNid, ...invited }: Parameters<typeof loadOpenInvites>[1] & { cciid: number; clubNid: number },
): Promise<OpenInvite | undefined> {
  const [found] = await loadOpenInvites(db, invited, and(eq(coupleInvites.cciid, cciid)));
  return found?.club.nid === clubNid ? found : undefined;
}
