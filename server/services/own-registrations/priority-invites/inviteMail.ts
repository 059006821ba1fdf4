import { fillIn } from '@clubpoort/form-engine/headless';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { clubs } from '#server/db/schema.ts';
import type { MailPart } from '#server/mail/body/mailPart.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { entryHref, type MailEntry } from '../../logins/mailEntry.ts';
import type { InviteReader } from './invites.ts';

/** The days in which some people may register for a course before the others. */
export interface Opening {
  readonly course: { readonly nid: number; readonly title: string; readonly url: string };
  readonly club: typeof clubs.$inferSelect;
  /** The first moment at which somebody may register first. */
  readonly from: Date;
  /** The first moment at which everybody may. */
  readonly until: Date;
}

/** The most courses that a mail names for one person: more of them are a list on the page of the club. */
const mostCourses = 3;

const texts = nl.corrections.inviteMail;

interface Letter {
  readonly reader: {
    readonly to: { readonly mail: string; readonly greeted: string };
    readonly people: readonly Pick<InviteReader['people'][number], 'uid' | 'fname'>[];
  };
  readonly club: typeof clubs.$inferSelect;
  readonly invites: readonly { readonly uid: number; readonly opening: Opening }[];
  readonly portalOrigin: string | undefined;
  readonly entry: MailEntry;
}

/** Tells a reader who of the family may register first, for which courses, and from when until when. */
export function inviteMail({ reader: { to, people }, invites, ...letter }: Letter): Mail {
  const { club, entry } = letter;
  return {
    to: to.mail,
    subject: fillIn(texts.subject, { club: club.title }),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: to.greeted }),
      fillIn(texts.intro, { club: club.title }),
      ...people.flatMap((person) => {
        const own = invites.filter(({ uid }) => uid === person.uid).map(({ opening }) => opening);
        return partsAbout(person, { own, ...letter });
      }),
      texts.own,
      ...(entry.by === 'record' ? [{ small: nl.orderMail.recordLinks }] : []),
    ]),
  };
}

interface About extends Pick<Letter, 'club' | 'portalOrigin' | 'entry'> {
  readonly own: readonly Opening[];
}

/** For one person: the courses with their days, and a link to each that chooses the person on the page. */
function partsAbout(
  { uid, fname: name }: Letter['reader']['people'][number],
  { own, club, portalOrigin, entry }: About,
): MailPart[] {
  const [first] = own;
  if (!first) return [];
  const linkTo = (page: string, label: string): MailPart[] =>
    portalOrigin === undefined
      ? []
      : [{ readMore: entryHref(portalOrigin, `/${club.url}/${page}?uid=${uid}`, entry), label }];
  if (own.length > mostCourses)
    return [
      fillIn(texts.many, {
        name,
        count: own.length,
        from: momentOf(first.from),
        until: momentOf(first.until),
      }),
      ...linkTo('cursussen', fillIn(texts.look, { name })),
    ];
  return own.flatMap(({ course, from, until }) => {
    const names = { name, course: course.title, from: momentOf(from), until: momentOf(until) };
    return [fillIn(texts.one, names), ...linkTo(course.url, fillIn(texts.open, names))];
  });
}

function momentOf(date: Date): string {
  const time = unixSecondsOf(date);
  return `${formatNamedDay(time)} ${nl.lessonChangeMail.at} ${formatTime(time)}`;
}
