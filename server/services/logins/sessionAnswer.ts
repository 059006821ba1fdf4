import { lacksGuardian } from '#rules/guardian.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { isAdmin, managedClubs } from '../clubs/roles/managedClubs.ts';
import { hasConfirmedMail, loadPendingMail } from '../people/login-mail/unconfirmedMail.ts';
import { findAskedGuardian } from '../people/parents/findAskedGuardian.ts';
import { loadPeople } from '../people/people.ts';
import { toWireUser } from '../people/toWireUser.ts';
import type { Caller } from '../sessions/caller.ts';

type SessionAnswer = OperationResponse<'validate_auth'>;

export const nobody: SessionAnswer = { user: null, dsv_members: [], federations: {}, adminURL: null };

/** The answer of login and `validate_auth` about who is logged in. */
export async function loadSessionAnswer(
  {
    db,
    clock,
    providers,
    adminUrl,
  }: Pick<Context, 'db' | 'clock' | 'providers'> & { readonly adminUrl: string },
  caller: Caller,
): Promise<SessionAnswer> {
  const family = await loadPeople(db, [...caller.family]);
  const self = family.find(({ uid }) => uid === caller.uid);
  if (!self) return nobody;
  // A guest is never asked to confirm the address.
  const isAsked = !self.isGuest && !hasConfirmedMail(self);
  const unconfirmed = !isAsked ? '' : (await loadPendingMail({ db, clock }, self.uid)) || (self.mail ?? '');
  const managed = self.hasClubPermissions ? await managedClubs(db, self.uid) : [];
  const today = todayOf(clock);
  const holder = family.find(({ uid }) => uid === caller.holder);
  const wire = (person: (typeof family)[number]) =>
    toWireUser(person, today, { holder, shared: caller.shared });
  const transferClubs = await providers.transferClubs(db);
  return {
    user: {
      ...wire(self),
      // Both flags are about the whole family, as their screens are (Specification 2.4).
      hasMembershipCards: family.some(({ memberships }) => memberships.length > 0),
      hasTickets: family.some(({ hasTickets }) => hasTickets),
      ...(unconfirmed !== '' && { unconfirmed_mail: unconfirmed }),
      ...(lacksGuardian(caller, today) && (await guardianAsked({ db, clock }, caller.uid))),
      ...(self.hasClubPermissions && { managed_clubs: managed }),
    },
    dsv_members: family.filter((person) => person.isDsvMember).map(wire),
    federations: Object.fromEntries(
      family
        .filter(({ memberships }) => memberships.length > 0)
        .map(({ uid, memberships }) => [
          String(uid),
          memberships.map(({ type, membershipNo, federation }) => ({
            type,
            membership_no: membershipNo,
            federation,
          })),
        ]),
    ),
    adminURL: managed.some(isAdmin) && adminUrl !== '' ? adminUrl : null,
    ...(transferClubs.length > 0 && { transfer_clubs: transferClubs }),
  };
}

async function guardianAsked({ db, clock }: Pick<Context, 'db' | 'clock'>, minorUid: number) {
  const asked = await findAskedGuardian({ db, clock }, minorUid);
  if (!asked) return {};
  const { name, mail, expiresAt } = asked;
  return { guardian_asked: { name, mail, expires: unixSecondsOf(expiresAt) } };
}
