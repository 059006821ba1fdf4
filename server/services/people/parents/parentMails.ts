import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { mailBody } from '#server/mail/mailBody.ts';
import type { QueuedMail } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import type { PersonRow } from '../lockPerson.ts';
import { fullName } from '../people.ts';
import type { MadeInvite } from './insertInvite.ts';

const { greeting, signature } = nl.mails;

interface Parted {
  /** The parent who is no longer of the family. */
  readonly gone: PersonRow;
  /** The parents who stay. */
  readonly staying: readonly PersonRow[];
}

export function parentInviteMail({ invite, code, inviter }: MadeInvite, origin: string): QueuedMail {
  const texts = nl.parents.inviteMail;
  const names = { inviter: fullName(inviter), day: formatDay(unixSecondsOf(invite.expiresAt)) };
  const link = new URL('/ouder-worden', origin);
  link.searchParams.set('code', code);
  return {
    kind: 'parent',
    to: invite.mail,
    subject: fillIn(texts.subject, names),
    ...mailBody([
      texts.greeting,
      fillIn(texts.intro, names),
      texts.rights,
      { link: link.href, label: texts.button },
      fillIn(texts.until, names),
      texts.notYou,
      signature,
    ]),
  };
}

/** Tells the parents who were there that another parent came. */
export function parentCameMails(person: PersonRow, parents: readonly PersonRow[]): QueuedMail[] {
  return mailsTo(parents, { ...nl.parents.cameMail, about: person });
}

/** Tells the parent who left or was removed, and those who stay. */
export function parentGoneMails({ gone, staying }: Parted): QueuedMail[] {
  return [
    ...mailsTo([gone], { ...nl.parents.goneMail, about: gone }),
    ...mailsTo(staying, { ...nl.parents.otherGoneMail, about: gone }),
  ];
}

interface News {
  readonly subject: string;
  readonly intro: string;
  readonly next: string;
  readonly about: PersonRow;
}

function mailsTo(parents: readonly PersonRow[], { subject, intro, next, about }: News): QueuedMail[] {
  const names = { name: fullName(about) };
  return parents.flatMap(({ uid, mail, fname }) =>
    mail === null || mail === ''
      ? []
      : {
          kind: 'parent',
          uid,
          to: mail,
          subject: fillIn(subject, names),
          ...mailBody([
            fillIn(greeting, { name: fname }),
            fillIn(intro, names),
            fillIn(next, names),
            signature,
          ]),
        },
  );
}
