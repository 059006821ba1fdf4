import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../clubMail.ts';
import type { MadeRoleInvite } from './inviteToRole.ts';

export function roleInviteLink({ code }: Pick<MadeRoleInvite, 'code'>, origin: string): string {
  const link = new URL('/rol-aanvaarden', origin);
  link.searchParams.set('code', code);
  return link.href;
}

export function roleInviteMail(made: MadeRoleInvite, origin: string): Mail {
  const { invite, club } = made;
  const texts = nl.roles.inviteMail;
  const names = { club: club.title, day: formatDay(unixSecondsOf(invite.expiresAt)) };
  const { subject, intro, rights } = texts[invite.role];
  return {
    to: invite.mail,
    subject: fillIn(subject, names),
    ...clubMail(club, [
      texts.greeting,
      fillIn(intro, names),
      rights,
      { link: roleInviteLink(made, origin), label: texts.button },
      fillIn(texts.until, names),
      texts.notYou,
    ]),
  };
}
