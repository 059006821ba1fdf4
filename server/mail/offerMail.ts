import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay, formatTime } from '../../rules/brusselsTime.ts';
import { unixSecondsOf } from '../clock.ts';
import { nl } from '../texts/nl.ts';
import { mailBody } from './mailBody.ts';
import type { Mail } from './mailer.ts';

interface Offer {
  readonly to: { readonly mail: string; readonly fname: string };
  /** Who waited. */
  readonly person: { readonly fname: string };
  readonly club: { readonly title: string; readonly url: string };
  /** Titles. */
  readonly course: string;
  readonly tariff: string;
  readonly until: Date;
  readonly origin: string | undefined;
}

export function offerMail({ to, person, club, course, tariff, until, origin }: Offer): Mail {
  const texts = nl.offerMail;
  const ends = unixSecondsOf(until);
  const names = {
    ...{ course, tariff, club: club.title, name: person.fname },
    day: formatDay(ends),
    time: formatTime(ends),
  };
  const link = origin && new URL(`/${club.url}/uitnodigingen`, origin).href;
  return {
    to: to.mail,
    subject: fillIn(texts.subject, names),
    ...mailBody([
      fillIn(nl.mails.greeting, { name: to.fname }),
      fillIn(texts.intro, names),
      fillIn(texts.until, names),
      ...(link ? [{ link, label: texts.button }] : []),
      nl.mails.signature,
    ]),
  };
}
