import { and, eq, isNotNull } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { dateOf, todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { parentInvites, users } from '#server/db/schema.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { refusals } from '#server/http/refused.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { holdForGuardian } from '../../holds/holdForGuardian.ts';
import { holdSeconds } from '../../holds/holdTimes.ts';
import {
  checkKnownGuardian,
  checkNewGuardian,
  noGuardianChosen,
  requireGuardianMail,
} from '../family/checkGuardian.ts';
import { lockPerson, type PersonRow } from '../lockPerson.ts';
import type { MailCount } from '../login-mail/mailCount.ts';
import { keepNationalNumber } from '../nationalNumbers.ts';
import { fullName } from '../people.ts';
import { findAskedGuardian } from './findAskedGuardian.ts';
import { guardianInviteMail } from './guardianMails.ts';
import { insertInvite } from './insertInvite.ts';

type Request = OperationRequest<'add_new_parent'>;

interface Asking extends Pick<Context, 'db' | 'clock' | 'portalOrigin'> {
  readonly mailAttempts: MailCount;
}

export interface GuardianWish {
  /** The minor, whose session asks. */
  readonly minorUid: number;
  readonly request: Request;
}

/**
 * Mails the guardian whom a minor names. Nothing else changes until the guardian opens the link and agrees (`acceptInvite`). The
 * places in the minor's cart are held meanwhile, for two days from the first time that the minor asks.
 * Decision: docs/decisions/0025-the-guardian-takes-over-the-account.md
 */
export async function askGuardian(
  { db, clock, portalOrigin, mailAttempts }: Asking,
  wish: GuardianWish,
): Promise<void> {
  const origin = requirePortalOrigin(portalOrigin);
  const mail = plainMail(wish.request.mail ?? '');
  await mailAttempts.count({ kind: 'parent', to: mail }, () =>
    db.transaction(async (tx) => {
      const { minor, name, fname, birthdate } = await nameGuardian({ db: tx, clock }, wish);
      if (birthdate) await correctBirthdate(tx, birthdate);
      const now = clock.now();
      const twoDays = dateOf(unixSecondsOf(now) + holdSeconds.guardian);
      const placesUntil = (await findAskedGuardian({ db: tx, clock }, minor.uid))?.placesUntil ?? twoDays;
      const isEarlier = and(eq(parentInvites.invitedBy, minor.uid), isNotNull(parentInvites.guardianName));
      await tx.delete(parentInvites).where(isEarlier);
      const guardian = { guardianName: name, guardianFname: fname, placesUntil };
      const made = await insertInvite({ db: tx, clock }, { inviter: minor, mail, guardian });
      const holds = await holdForGuardian(tx, { heldBy: minor.uid, until: placesUntil, now });
      await queueMails({ db: tx, clock }, [
        guardianInviteMail({ ...made, name, holds, placesUntil }, origin),
      ]);
    }),
  );
}

interface NamedGuardian {
  readonly minor: PersonRow;
  readonly name: string;
  readonly fname: string;
  /** The birthdate to keep for a family member whose known one is missing or too young. */
  readonly birthdate?: { readonly uid: number; readonly birthdate: string } | undefined;
}

/** @throws a refusal where the minor needs no guardian, or named nobody who may be one */
async function nameGuardian(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { minorUid, request }: GuardianWish,
): Promise<NamedGuardian> {
  const today = todayOf(clock);
  const minor = await lockPerson(tx, minorUid);
  if (minor.parentUid !== null) throw refusals.notAvailable(nl.guardian.alreadyThere);
  if (!needsGuardian(minor.birthdate, today)) throw refusals.notAvailable(nl.guardian.notNeeded);
  if (request.setFamilyMemberAsParent) {
    const member = await requireMember(tx, { minor, uid: request.uid });
    const birthdate = checkKnownGuardian(member, request.birthdate, today);
    requireGuardianMail(minor, request.mail);
    const name = fullName(member);
    const { fname } = member;
    return {
      minor,
      name,
      fname,
      birthdate: birthdate === undefined ? undefined : { uid: member.uid, birthdate },
    };
  }
  const { fname, lname, birthdate, phone, mail = '' } = request;
  const { text } = checkNewGuardian(minor, { fname, lname, birthdate, phone, mail }, today);
  const named = { fname: text('fname'), lname: text('lname') };
  return { minor, name: fullName(named), fname: named.fname };
}

/** The chosen family member. Refuses the minor, anybody outside the family, and a member with a login. */
async function requireMember(
  tx: Database,
  { minor, uid }: { readonly minor: PersonRow; readonly uid: number | undefined },
): Promise<PersonRow> {
  if (uid === undefined || uid === minor.uid) throw noGuardianChosen(minor.uid);
  const member = await lockPerson(tx, uid);
  if (member.parentUid !== minor.uid || member.passwordHash !== null) throw refusals.forbidden();
  return member;
}

async function correctBirthdate(
  tx: Database,
  { uid, birthdate }: NonNullable<NamedGuardian['birthdate']>,
): Promise<void> {
  await tx.update(users).set({ birthdate }).where(eq(users.uid, uid));
  // The stored national number agreed with the wrong birthdate.
  await keepNationalNumber(tx, uid, '');
}
