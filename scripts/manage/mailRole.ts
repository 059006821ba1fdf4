import { originInMails, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openMailer } from '#server/mail/openMailer.ts';
import { inviteToRole, type WantedRole } from '#server/services/clubs/roles/inviteToRole.ts';
import { roleInviteLink, roleInviteMail } from '#server/services/clubs/roles/roleMail.ts';
import type { Terminal } from '../club/terminal.ts';

/**
 * Makes an invitation and mails it.
 *
 * @returns whether the mail went out
 */
export async function mailRole(
  db: Database,
  { env, clock, say }: Omit<Terminal, 'write'>,
  wanted: WantedRole,
): Promise<boolean> {
  const config = readConfig(env);
  const made = await inviteToRole({ db, clock }, wanted);
  const origin = originInMails(config);
  const { mailer, description } = openMailer(config, clock);
  try {
    await mailer.send(roleInviteMail(made, origin));
    say(`Invited ${wanted.mail} (${description}).`);
    if (config.smtpUrl === undefined) say(`Link: ${roleInviteLink(made, origin)}`);
    return true;
  } catch (error) {
    say(
      `${error instanceof Error ? error.message : error}. Pass the link on yourself, or mend SMTP_URL and invite again.`,
    );
    say(`Link: ${roleInviteLink(made, origin)}`);
    return false;
  } finally {
    await mailer.close();
  }
}
