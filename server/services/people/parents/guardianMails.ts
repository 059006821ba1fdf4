import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { mailBody } from '#server/mail/mailBody.ts';
import type { QueuedMail } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import type { PersonRow } from '../lockPerson.ts';
import { fullName } from '../people.ts';
import type { MadeInvite } from './insertInvite.ts';

const { greeting, signature } = nl.mails;

interface AskedByMail extends MadeInvite {
  /** The guardian's name, as the minor gave it. */
  readonly name: string;
  /** Whether places are held until `placesUntil`. */
  readonly holds: boolean;
  readonly placesUntil: Date;
}

export function guardianInviteMail(
  { invite, code, inviter, name, holds, placesUntil }: AskedByMail,
  origin: string,
): QueuedMail {
  const texts = nl.guardian.inviteMail;
  const until = unixSecondsOf(placesUntil);
  const names = {
    minor: fullName(inviter),
    fname: inviter.fname,
    day: formatDay(unixSecondsOf(invite.expiresAt)),
    until: `${formatDay(until)} om ${formatTime(until)}`,
  };
  const link = new URL('/ouder-worden', origin);
  link.searchParams.set('code', code);
  return {
    kind: 'parent',
    to: invite.mail,
    subject: fillIn(texts.subject, names),
    ...mailBody([
      fillIn(greeting, { name }),
      fillIn(texts.intro, names),
      fillIn(texts.rights, names),
      ...(holds ? [fillIn(texts.places, names)] : []),
      { link: link.href, label: texts.button },
      fillIn(texts.until, names),
      fillIn(texts.notYou, names),
      signature,
    ]),
  };
}

/** Tells a minor that the guardian manages the account from now on. */
export function guardianCameMails(minor: PersonRow, guardian: PersonRow): QueuedMail[] {
  const texts = nl.guardian.cameMail;
  const names = { guardian: fullName(guardian), fname: guardian.fname };
  if (minor.mail === null || minor.mail === '') return [];
  return [
    {
      ...{ kind: 'parent', uid: minor.uid, to: minor.mail, subject: fillIn(texts.subject, names) },
      ...mailBody([
        fillIn(greeting, { name: minor.fname }),
        fillIn(texts.intro, names),
        fillIn(texts.next, names),
        signature,
      ]),
    },
  ];
}
