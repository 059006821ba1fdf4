import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { StaffRole } from '#schemas/entities/people/clubRole.ts';
import type { ClubRoles } from '#schemas/entities/people/clubRoles.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, clubs, roleInvites, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { endRoles } from '../../clubs/roles/clubRoles.ts';
import { hasRoleAt, inviteToRole, type WantedRole } from '../../clubs/roles/inviteToRole.ts';
import { roleInviteMail } from '../../clubs/roles/roleMail.ts';
import type { MailCount } from '../../people/login-mail/mailCount.ts';
import { fullName } from '../../people/people.ts';
import { noteAction } from '../noteAction.ts';

type DbAndClock = Pick<Context, 'db' | 'clock'>;

interface ByManager {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
}

/** Who runs a club, managers first, and its open invitations. */
export async function loadClubRoles(
  { db, clock }: DbAndClock,
  { clubNid, by }: ByManager,
): Promise<ClubRoles> {
  const holders = await db
    .select({ person: users, role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(and(eq(clubMembers.clubNid, clubNid), ne(clubMembers.role, 'member')))
    .orderBy(asc(clubMembers.role), asc(users.fname), asc(users.uid));
  const invites = await db
    .select()
    .from(roleInvites)
    .where(and(eq(roleInvites.clubNid, clubNid), gt(roleInvites.expiresAt, clock.now())))
    .orderBy(asc(roleInvites.mail));
  return {
    holders: holders.flatMap(({ person, role }) =>
      role === 'member'
        ? []
        : {
            ...{ holder: person.uid, name: fullName(person), mail: person.mail ?? '', role },
            own: person.uid === by,
          },
    ),
    invites: invites.map(({ id, mail, role, expiresAt }) => ({
      ...{ invite: id, mail, role },
      expires: unixSecondsOf(expiresAt),
    })),
  };
}

interface InvitingToRole extends Pick<Context, 'db' | 'clock' | 'portalOrigin'> {
  readonly mailAttempts: MailCount;
}

/** Mails an invitation to a role, and notes it in the list of actions. */
export async function mailRoleInvite(
  { db, clock, portalOrigin, mailAttempts }: InvitingToRole,
  { by, ...wanted }: WantedRole & ByManager,
): Promise<void> {
  const origin = requirePortalOrigin(portalOrigin);
  await mailAttempts.count({ kind: 'parent', to: wanted.mail }, () =>
    db.transaction(async (tx) => {
      if (await hasRoleAt({ db: tx }, wanted)) throw refusals.notAvailable(nl.roles.hasRole);
      const made = await inviteToRole({ db: tx, clock }, wanted);
      const mail = roleInviteMail(made, origin);
      await queueMails({ db: tx, clock }, [{ kind: 'account', clubNid: wanted.clubNid, ...mail }]);
      await note({ db: tx, clock }, { ...wanted, by }, 'invite-role');
    }),
  );
}

/** Gives somebody who has a role another one. */
export async function changeRole(
  { db, clock }: DbAndClock,
  { by, clubNid, holder, role }: ByManager & { readonly holder: number; readonly role: StaffRole },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireManagerBesides(tx, { clubNid, holder: role === 'admin' ? undefined : holder });
    const isTheirs = and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.uid, holder));
    const changed = await tx
      .update(clubMembers)
      .set({ role })
      .where(and(isTheirs, ne(clubMembers.role, 'member')))
      .returning({ uid: clubMembers.uid });
    if (changed.length === 0) throw refusals.notAvailable(nl.roles.noRole);
    await note({ db: tx, clock }, { clubNid, by, role }, 'change-role');
  });
}

/** Ends a role, or an invitation to one. What has ended already stays as it is. */
export async function endRole(
  { db, clock }: DbAndClock,
  { by, clubNid, of }: ByManager & { readonly of: { readonly holder: number } | { readonly invite: number } },
): Promise<void> {
  await db.transaction(async (tx) => {
    if ('invite' in of) {
      const isTheirs = and(eq(roleInvites.clubNid, clubNid), eq(roleInvites.id, of.invite));
      const [ended] = await tx.delete(roleInvites).where(isTheirs).returning();
      if (ended) await note({ db: tx, clock }, { clubNid, by, role: ended.role }, 'withdraw-role-invite');
      return;
    }
    await requireManagerBesides(tx, { clubNid, holder: of.holder });
    const [held] = await endRoles({ db: tx, clock }, clubNid, [of.holder]);
    if (held) await note({ db: tx, clock }, { clubNid, by, role: held }, 'end-role');
  });
}

/** Refuses what would leave a club without a manager. Two managers who remove each other wait here, and the second is refused. */
async function requireManagerBesides(
  tx: Database,
  { clubNid, holder }: { readonly clubNid: number; readonly holder: number | undefined },
): Promise<void> {
  await tx.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.nid, clubNid)).for('update');
  if (holder === undefined) return;
  const managers = await tx
    .select({ uid: clubMembers.uid })
    .from(clubMembers)
    .where(
      and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.role, 'admin'), eq(clubMembers.isBlocked, false)),
    );
  if (!managers.some(({ uid }) => uid !== holder)) throw refusals.notAvailable(nl.roles.lastManager);
}

type RoleAction = 'invite-role' | 'change-role' | 'end-role' | 'withdraw-role-invite';

async function note(
  context: DbAndClock,
  { clubNid, by, role }: ByManager & { readonly role: StaffRole },
  action: RoleAction,
): Promise<void> {
  await noteAction(context, { clubNid, by, action, oid: null, details: { what: nl.roles.names[role] } });
}
