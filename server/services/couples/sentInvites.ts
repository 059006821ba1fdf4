import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { SentInvitation } from '#schemas/entities/registration/invitation.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { clubs, coupleInvites, courses, tariffs, users } from '../../db/schema.ts';
import { fullName } from '../people/people.ts';
import type { CallerInClub } from '../sessions/caller.ts';
import { inviteEnd, type OpenInvite } from './openInvites.ts';

/** One season, in days. Older invitations are not shown. */
const toldForDays = 300;

/**
 * The invitations that the family sent at a club, with their state, newest first. Only the latest one per inviter and tariff is
 * returned.
 */
export async function loadSentInvites(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, clubNid }: CallerInClub,
): Promise<SentInvitation[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - toldForDays * dayInMilliseconds);
  const made = await db
    .select({ invite: coupleInvites, inviter: users, tariff: tariffs, course: courses, club: clubs })
    .from(coupleInvites)
    .innerJoin(users, eq(users.uid, coupleInvites.inviterUid))
    .innerJoin(tariffs, eq(tariffs.nid, coupleInvites.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(
      and(
        inArray(coupleInvites.inviterUid, [...caller.family]),
        eq(clubs.nid, clubNid),
        gt(coupleInvites.invitedAt, since),
      ),
    )
    .orderBy(desc(coupleInvites.cciid));
  const last = new Map(made.toReversed().map((one) => [`${one.invite.inviterUid}-${one.tariff.nid}`, one]));
  return made.filter((one) => [...last.values()].includes(one)).map((one) => toWireSent(one, now));
}

function toWireSent({ invite, inviter, tariff, course, club }: OpenInvite, now: Date): SentInvitation {
  return {
    cciid: invite.cciid,
    club: { nid: club.nid, url: club.url, title: club.title },
    course: { nid: course.nid, url: course.url, title: course.title },
    tariff: { nid: tariff.nid, title: tariff.title },
    name: fullName(inviter),
    partner: fullName(invite),
    role: invite.role,
    state: stateOf(invite, now),
    expires: unixSecondsOf(inviteEnd(invite)),
  };
}

function stateOf(invite: OpenInvite['invite'], now: Date): SentInvitation['state'] {
  if (invite.state === 'accepted') return 'registered';
  if (invite.state !== 'open') return invite.state;
  if (inviteEnd(invite) <= now) return 'expired';
  return invite.partnerUid === null ? 'asked' : 'coming';
}
