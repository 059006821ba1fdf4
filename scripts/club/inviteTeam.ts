import { and, eq, isNotNull } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, roleInvites, users } from '#server/db/schema.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { giveRole } from '#server/services/clubs/roles/acceptRole.ts';
import { hasRoleAt, type WantedRole } from '#server/services/clubs/roles/inviteToRole.ts';
import { mailRole } from '../manage/mailRole.ts';
import { type Terminal, textsOf } from './terminal.ts';

/** Gives the roles of a club file: at once to a confirmed account, by a mailed link to any other address. */
export async function inviteTeam(
  db: Database,
  { club }: ClubFile,
  terminal: Pick<Terminal, 'env' | 'clock' | 'say'> & { readonly applies: boolean },
): Promise<void> {
  const { applies, say, env } = terminal;
  const { command } = textsOf(env);
  const [known] = await db.select().from(clubs).where(eq(clubs.url, club.url));
  for (const { mail, role } of teamOf(club)) {
    const wanted = known && { clubNid: known.nid, mail, role };
    if (wanted && ((await hasRoleAt({ db }, wanted)) || (await isInvited(db, wanted)))) continue;
    const isManager = role === 'admin';
    if (!applies || !wanted) say(isManager ? command.becomesManager(mail) : command.becomesTeacher(mail));
    else if (await give(db, wanted)) say(isManager ? command.isManager(mail) : command.isTeacher(mail));
    else await mailRole(db, terminal, wanted);
  }
}

/** A manager of the file is no teacher as well. */
function teamOf({ managerAccounts = [], teacherAccounts = [] }: ClubFile['club']) {
  const managers = new Set(managerAccounts.map(plainMail));
  const teachers = new Set(teacherAccounts.map(plainMail));
  return [
    ...[...managers].map((mail) => ({ mail, role: 'admin' as const })),
    ...[...teachers]
      .filter((mail) => !managers.has(mail))
      .map((mail) => ({ mail, role: 'teacher' as const })),
  ];
}

async function isInvited(db: Database, { clubNid, mail, role }: WantedRole): Promise<boolean> {
  const isTheirs = and(eq(roleInvites.clubNid, clubNid), eq(roleInvites.mail, mail));
  return (await db.$count(roleInvites, and(isTheirs, eq(roleInvites.role, role)))) > 0;
}

/** Requires a confirmed address, because a stranger may have registered with it. */
async function give(db: Database, { clubNid, mail, role }: WantedRole): Promise<boolean> {
  const isTheirs = and(eq(users.mail, mail), eq(users.confirmedMail, mail), isNotNull(users.passwordHash));
  const [account] = await db.select({ uid: users.uid }).from(users).where(isTheirs);
  if (account) await giveRole(db, { clubNid, uid: account.uid, role });
  return account !== undefined;
}
