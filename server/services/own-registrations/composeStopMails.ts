import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { cancellations, clubs, courses, registrations, tariffs, users } from '../../db/schema.ts';
import { mailBody } from '../../mail/mailBody.ts';
import type { QueuedMail } from '../../mail/outbox/queueMails.ts';
import { nl } from '../../texts/nl.ts';
import { clubMail } from '../clubs/clubMail.ts';
import { greetedName } from '../people/family/greetedName.ts';
import { findActingReaders } from '../people/family/parents.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { certificatesText } from './changing/certificatesText.ts';

interface Stopped {
  readonly caller: Pick<Caller, 'uid'>;
  readonly cancellationId: number;
}

/**
 * The mails that tell the club that somebody stopped or asks to stop, and everybody who looks after that person: the account that did so,
 * and the other parent.
 */
export async function stopMails(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, cancellationId }: Stopped,
): Promise<QueuedMail[]> {
  const [found] = await db
    .select({ cancellation: cancellations, person: users, course: courses, tariff: tariffs, club: clubs })
    .from(cancellations)
    .innerJoin(registrations, eq(registrations.id, cancellations.registrationId))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(eq(cancellations.id, cancellationId)));
  const [account] = await db.select().from(users).where(eq(users.uid, caller.uid));
  if (!found || !account) return [];
  const { cancellation, person, course, tariff, club } = found;
  // A change and a cancellation by the club have mails of their own.
  if (cancellation.how === 'change' || cancellation.how === 'club') return [];
  const texts = nl.stopMail[cancellation.how];
  const names = {
    ...{ name: fullName(person), course: course.title, tariff: tariff.title, club: club.title },
    ...{ account: fullName(account), mail: account.mail ?? '' },
  };
  const reason =
    cancellation.reason === '' ? [] : [fillIn(nl.stopMail.reason, { reason: cancellation.reason })];
  const mails: QueuedMail[] = [];
  const about = { kind: 'stop', clubNid: club.nid } as const;
  if (club.mail !== '')
    mails.push({
      ...about,
      to: club.mail,
      subject: fillIn(texts.club.subject, names),
      ...mailBody([
        fillIn(nl.mails.greeting, { name: club.title }),
        fillIn(texts.club.text, names),
        ...reason,
        ...(await certificatesText(db, {
          registrationId: cancellation.registrationId,
          hasEnded: cancellation.how === 'now',
        })),
        fillIn(nl.stopMail.contact, names),
        nl.mails.signature,
      ]),
    });
  for (const reader of await findActingReaders({ db, clock }, { account, person })) {
    const { subject, text } = reader.uid === account.uid ? texts.own : texts.other;
    mails.push({
      ...about,
      uid: reader.uid,
      to: reader.mail,
      subject: fillIn(subject, names),
      ...clubMail(club, [
        fillIn(nl.mails.greeting, { name: greetedName(reader, todayOf(clock)) }),
        fillIn(text, names),
      ]),
    });
  }
  return mails;
}
