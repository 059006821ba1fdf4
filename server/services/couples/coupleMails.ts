import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Mail } from '../../mail/mailer.ts';
import { nl } from '../../texts/nl.ts';
import { clubMail } from '../clubs/clubMail.ts';
import { fullName } from '../people/people.ts';
import { inviteEnd, type OpenInvite } from './openInvites.ts';

const texts = nl.mails;

export function coupleInvitationMail(asked: OpenInvite, origin: string | undefined): Mail {
  const { invite, club } = asked;
  const { subject, intro, role, button, until, notYou } = texts.coupleInvitation;
  const names = namesOf(asked);
  const link = linkTo(`/${club.url}/uitnodigingen`, origin);
  link?.searchParams.set('invite', invite.code);
  return {
    to: invite.mail,
    subject: fillIn(subject, names),
    ...clubMail(club, [
      fillIn(texts.greeting, { name: invite.fname }),
      fillIn(intro, names),
      ...(invite.role === '' ? [] : [fillIn(role, { role: invite.role })]),
      ...(link ? [{ link: link.href, label: button }] : []),
      fillIn(until, { day: formatDay(unixSecondsOf(inviteEnd(invite))) }),
      notYou,
    ]),
  };
}

export function coupleDeclinedMail(
  to: { readonly mail: string; readonly fname: string },
  declined: OpenInvite,
): Mail {
  const { subject, intro, next } = texts.coupleDeclined;
  const { fname, lname } = declined.invite;
  const names = { ...namesOf(declined), partner: fullName({ fname, lname }) };
  return {
    to: to.mail,
    subject: fillIn(subject, names),
    ...clubMail(declined.club, [
      fillIn(texts.greeting, { name: to.fname }),
      fillIn(intro, names),
      fillIn(next, names),
    ]),
  };
}

function namesOf({ inviter, course, club }: OpenInvite) {
  return { inviter: fullName(inviter), course: course.title, club: club.title };
}

function linkTo(path: string, origin: string | undefined): URL | undefined {
  return origin === undefined ? undefined : new URL(path, origin);
}
