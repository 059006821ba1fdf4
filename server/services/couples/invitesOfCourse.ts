import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { coupleInvites } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';
import { loadOpenInvites, type OpenInvite } from './openInvites.ts';

interface Asked {
  readonly tariffNids: readonly number[];
  /** A visitor was asked along by nobody yet. */
  readonly caller: Caller | undefined;
  /** `uid;course:tariff`: whose invitation was followed. */
  readonly ccci: string | undefined;
  readonly now: Date;
}

/**
 * The invitation of each tariff that the caller may answer, by tariff. `ccci` names no invitation and holds no secret, so
 * it opens none either: it only says which of several was followed (Specification 2.3).
 */
export async function invitesOfCourse(
  db: Database,
  { tariffNids, caller, ccci, now }: Asked,
): Promise<ReadonlyMap<number, OpenInvite>> {
  if (!caller || tariffNids.length === 0) return new Map();
  const isOfCourse = inArray(coupleInvites.tariffNid, [...tariffNids]);
  const open = await loadOpenInvites(db, { caller, now }, isOfCourse);
  const [, inviter, tariff] = /^(\d+);\d+:(\d+)$/.exec(ccci ?? '') ?? [];
  const isFollowed = ({ invite }: OpenInvite) =>
    invite.inviterUid === Number(inviter) && invite.tariffNid === Number(tariff);
  // Of a map, the last one of a key counts.
  return new Map(
    [...open.filter((one) => !isFollowed(one)).toReversed(), ...open.filter(isFollowed)].map((one) => [
      one.invite.tariffNid,
      one,
    ]),
  );
}

/** One invitation that the caller may answer. */
export async function findOpenInvite(
  db: Database,
  { cciid, clubNid, ...invited }: Parameters<typeof loadOpenInvites>[1] & { cciid: number; clubNid: number },
): Promise<OpenInvite | undefined> {
  const [found] = await loadOpenInvites(db, invited, and(eq(coupleInvites.cciid, cciid)));
  return found?.club.nid === clubNid ? found : undefined;
}
