import { fillIn } from '@clubpoort/form-engine/headless';
import { formatList } from '#rules/writtenList.ts';
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

export function parentInviteMail(
  { invite, code, inviter, children }: MadeInvite,
  origin: string,
): QueuedMail {
  const { shared, ...ofFamily } = nl.parents.inviteMail;
  const texts = invite.isForFamily ? ofFamily : { ...ofFamily, ...shared };
  const names = {
    ...{ inviter: fullName(inviter), day: formatDay(unixSecondsOf(invite.expiresAt)) },
    children: namesOf(children),
  };
  const link = new URL('/ouder-worden', origin);
  link.searchParams.set('code', code);
  return {
    kind: 'parent',
    to: invite.mail,
    subject: fillIn(texts.subject, names),
    ...mailBody([
      texts.greeting,
      fillIn(texts.intro, names),
      fillIn(texts.rights, names),
      // A reader with family members shares the children alone.
      ...(invite.isForFamily && children.length > 0 ? [fillIn(texts.apart, names)] : []),
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

interface SharedMail {
  readonly person: PersonRow;
  readonly children: readonly PersonRow[];
  /** The parents of the household that the children belong to. */
  readonly parents: readonly PersonRow[];
}

/** Tells the household of some children that a parent of another household looks after them too. */
export function childrenSharedMails({ person, children, parents }: SharedMail): QueuedMail[] {
  return mailsTo(parents, { ...nl.parents.sharedMail, about: person, children });
}

interface EndedSharing extends Pick<SharedMail, 'parents'> {
  /** The parent of the other household. */
  readonly gone: PersonRow;
  readonly shared: readonly { readonly child: PersonRow }[];
}

/** Tells both households that children are no longer shared. */
export function sharingEndedMails(ended: EndedSharing): QueuedMail[] {
  const { gone, shared } = ended;
  const children = shared.map(({ child }) => child);
  return [...mailsTo([gone], { ...nl.parents.unsharedMail, about: gone, children }), ...unsharedMails(ended)];
}

/** Tells the household of some children that a parent of another household looks after them no longer. */
export function unsharedMails({ gone, parents, shared }: EndedSharing): QueuedMail[] {
  const children = shared.map(({ child }) => child);
  return mailsTo(parents, { ...nl.parents.otherUnsharedMail, about: gone, children });
}

function namesOf(children: readonly PersonRow[]): string {
  return formatList(children.map(({ fname }) => fname));
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
  readonly children?: readonly PersonRow[];
}

function mailsTo(
  parents: readonly PersonRow[],
  { subject, intro, next, about, children = [] }: News,
): QueuedMail[] {
  const names = { name: fullName(about), children: namesOf(children) };
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
