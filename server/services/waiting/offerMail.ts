import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { clubs } from '../../db/schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import { nl } from '../../texts/nl.ts';
import { clubMail } from '../clubs/clubMail.ts';
import { entryHint, entryHref, type MailEntry } from '../logins/mailEntry.ts';

/** A place that was kept for somebody, and one reader of a mail about it. */
export interface Offered {
  readonly to: { readonly mail: string; readonly greeted: string; readonly entry: MailEntry };
  /** The person who waited. */
  readonly person: { readonly uid: number; readonly fname: string };
  readonly club: Pick<
    typeof clubs.$inferSelect,
    'title' | 'url' | 'licenseType' | 'legal' | 'color' | 'mail'
  >;
  readonly course: { readonly title: string; readonly url: string };
  /** Title of the tariff. */
  readonly tariff: string;
  readonly origin: string | undefined;
}

interface Offer extends Offered {
  readonly until: Date;
}

export function offerMail({ until, ...offered }: Offer): Mail {
  const { to, club, course, origin } = offered;
  const texts = nl.offerMail;
  const ends = unixSecondsOf(until);
  const names = {
    ...namesOf(offered),
    day: formatDay(ends),
    time: formatTime(ends),
  };
  // A club with a free licence has no screen of invitations. There the link opens the course, where the kept place can be
  // taken.
  const screen = club.licenseType === 'free' ? course.url : 'uitnodigingen';
  const link = origin && entryHref(origin, pathFor(offered, screen), to.entry);
  return {
    to: to.mail,
    subject: fillIn(texts.subject, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: to.greeted }),
      fillIn(texts.intro, names),
      fillIn(texts.until, names),
      ...(link ? [{ link, label: texts.button }, ...entryHint(to.entry)] : []),
    ]),
  };
}

/** The way back is the course, where the waiting list is. */
export function endedOfferMail(offered: Offered): Mail {
  const { to, club, course, origin } = offered;
  const texts = nl.endedOfferMail;
  const names = namesOf(offered);
  const link = origin && entryHref(origin, pathFor(offered, course.url), to.entry);
  return {
    to: to.mail,
    subject: fillIn(texts.subject, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: to.greeted }),
      fillIn(texts.intro, names),
      fillIn(texts.again, names),
      ...(link ? [{ link, label: fillIn(texts.button, names) }, ...entryHint(to.entry)] : []),
    ]),
  };
}

/** The path of a page for the person who waited. A record that is taken over may become another person, so its link chooses nobody. */
function pathFor({ club, person, to }: Offered, page: string): string {
  return `/${club.url}/${page}${to.entry.by === 'record' ? '' : `?uid=${person.uid}`}`;
}

function namesOf({ person, club, course, tariff }: Offered) {
  return { course: course.title, tariff, club: club.title, name: person.fname };
}
