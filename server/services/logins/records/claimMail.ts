import { fillIn } from '@clubpoort/form-engine/headless';
import { formatList } from '#rules/writtenList.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import type { ClubRow } from '../../clubs/clubs.ts';

interface RecordMail {
  readonly mail: string;
  readonly code: string;
  readonly expiresAt: Date;
  readonly origin: string | undefined;
  readonly names: readonly string[];
}

/** The mail with the link by which a family claims its people. */
export function claimMail(club: ClubRow, about: RecordMail): Mail {
  return recordMail(club, about, nl.clubPeople.claimMail);
}

/** The mail that asks whether two records are one person. */
export function mergeMail(club: ClubRow, about: RecordMail): Mail {
  return recordMail(club, about, nl.clubPeople.mergeMail);
}

type Texts = Readonly<Record<'subject' | 'intro' | 'what' | 'button' | 'until' | 'notYou', string>>;

function recordMail(club: ClubRow, { mail, code, expiresAt, origin, names }: RecordMail, texts: Texts): Mail {
  const words = { club: club.title, names: formatList(names) };
  return {
    to: mail,
    subject: fillIn(texts.subject, words),
    ...clubMail(club, [
      nl.roles.inviteMail.greeting,
      fillIn(texts.intro, words),
      texts.what,
      ...(origin === undefined ? [] : [{ link: recordHref(origin, code), label: texts.button }]),
      fillIn(texts.until, { day: formatDay(unixSecondsOf(expiresAt)) }),
      texts.notYou,
    ]),
  };
}

/** @param redirect - the path that the page opens once the record is taken over; left out: the dashboard */
export function recordHref(origin: string, code: string, redirect?: string): string {
  // The page of mailed invitations shows these too.
  const link = new URL('/rol-aanvaarden', origin);
  link.searchParams.set('dossier', code);
  if (redirect !== undefined) link.searchParams.set('redirect', redirect);
  return link.href;
}
