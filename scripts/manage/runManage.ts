import { eq } from 'drizzle-orm';
import { formatDay } from '#rules/writtenTime.ts';
import type { StaffRole } from '#schemas/entities/people/clubRole.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { clubs } from '#server/db/schema.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { listRoles, revokeRole } from '#server/services/clubs/roles/clubRoles.ts';
import { hasRoleAt, type InvitedRole } from '#server/services/clubs/roles/inviteToRole.ts';
import { isMail } from '#server/services/people/mailProblem.ts';
import { databaseSentence } from '../club/databaseSentence.ts';
import type { Terminal as WritingTerminal } from '../club/terminal.ts';
import { withDatabase } from '../club/withDatabase.ts';
import { mailRole } from './mailRole.ts';

type Terminal = Omit<WritingTerminal, 'write'>;

const usage = `Usage: npm run manage -- <command>

  invite-manager <club> <mail>   mails a link that makes its reader a manager of the club, with an account or without
  invite-teacher <club> <mail>   the same for a teacher
  revoke <club> <mail>           ends the role or the invitation of this address
  list [<club>]                  who has a role, and who is invited

<club> is the url of the club. A link works once, for 14 days. Without SMTP_URL the link is printed too.
It works on the database of DATABASE_URL, else on the data folder (DATA_DIR, .data by default) while no server runs.`;

const invitedRoles: Readonly<Record<string, InvitedRole>> = {
  'invite-manager': 'admin',
  'invite-teacher': 'teacher',
};

/** Names of the roles in messages. */
const roleNames: Readonly<Record<StaffRole, string>> = {
  ...{ admin: 'manager', secretary: 'secretary', treasurer: 'treasurer' },
  ...{ door: 'doorkeeper', teacher: 'teacher' },
};

/** @returns the exit code */
export async function runManage(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const { env, say } = terminal;
  const [command = '', url, written, ...others] = args;
  const role = invitedRoles[command];
  const isList = command === 'list' && written === undefined;
  const namesMail =
    (role !== undefined || command === 'revoke') && url !== undefined && written !== undefined;
  if (others.length > 0 || (!isList && !namesMail)) {
    say(usage);
    return args.length === 0 || command === '--help' ? 0 : 2;
  }
  const mail = plainMail(written ?? '');
  if (namesMail && !isMail(mail)) {
    say(`"${written}" is not one mail address.`);
    return 1;
  }
  try {
    return await withDatabase(env, say, async (db) => {
      if (isList) return list(db, terminal, url);
      const [club] = await db
        .select()
        .from(clubs)
        .where(eq(clubs.url, url ?? ''));
      if (!club) {
        say(
          `There is no club with the url "${url}". Import one first: npm run club -- import <file> --apply`,
        );
        return 1;
      }
      const wanted = { clubNid: club.nid, mail };
      return role ? invite(db, terminal, { ...wanted, role }) : revoke(db, terminal, wanted);
    });
  } catch (error) {
    say(databaseSentence(error));
    return 1;
  }
}

interface Named {
  readonly clubNid: number;
  readonly mail: string;
}

async function invite(
  db: Database,
  terminal: Terminal,
  wanted: Named & { readonly role: InvitedRole },
): Promise<0 | 1> {
  if (await hasRoleAt({ db }, wanted)) {
    terminal.say(`${wanted.mail} is a ${roleNames[wanted.role]} of this club already.`);
    return 0;
  }
  return (await mailRole(db, terminal, wanted)) ? 0 : 1;
}

async function revoke(db: Database, { clock, say }: Terminal, { clubNid, mail }: Named): Promise<0 | 1> {
  const isEnded = await revokeRole({ db, clock }, clubNid, mail);
  say(isEnded ? `${mail} has no role at this club any more.` : `${mail} had no role and no invitation here.`);
  return isEnded ? 0 : 1;
}

async function list(db: Database, { clock, say }: Terminal, url: string | undefined): Promise<0 | 1> {
  const all = await db.select().from(clubs).orderBy(clubs.url);
  const listed = url === undefined ? all : all.filter((club) => club.url === url);
  if (listed.length === 0) {
    say(url === undefined ? 'There is no club yet.' : `There is no club with the url "${url}".`);
    return 1;
  }
  for (const club of listed) {
    say(`${club.url}  ${club.title}`);
    const roles = await listRoles({ db, clock }, club.nid);
    if (roles.length === 0) say('  nobody');
    for (const { mail, role, invitedUntil } of roles) {
      const until = invitedUntil && ` (invited until ${formatDay(unixSecondsOf(invitedUntil))})`;
      say(`  ${roleNames[role]}  ${mail}${until ?? ''}`);
    }
  }
  return 0;
}
