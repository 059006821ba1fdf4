import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { cancellations, clubs, courses, registrations, tariffs, users } from '../../db/schema.ts';
import { mailBody } from '../../mail/mailBody.ts';
import { nl } from '../../texts/nl.ts';
import { mailSignature } from '../clubs/mailSignature.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';

interface Stopped {
  readonly caller: Pick<Caller, 'uid'>;
  readonly cancellationId: number;
}

/** Mails the club that somebody stopped or asks to stop, and the account that did so. */
export async function sendStopMails(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  { caller, cancellationId }: Stopped,
): Promise<void> {
  const [about] = await db
    .select({ cancellation: cancellations, person: users, course: courses, tariff: tariffs, club: clubs })
    .from(cancellations)
    .innerJoin(registrations, eq(registrations.id, cancellations.registrationId))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(eq(cancellations.id, cancellationId)));
  const [account] = await db.select().from(users).where(eq(users.uid, caller.uid));
  if (!about || !account) return;
  const { cancellation, person, course, tariff, club } = about;
  // A change and a cancellation by the club have mails of their own.
  if (cancellation.how === 'change' || cancellation.how === 'club') return;
  const texts = nl.stopMail[cancellation.how];
  const names = {
    ...{ name: fullName(person), course: course.title, tariff: tariff.title, club: club.title },
    ...{ account: fullName(account), mail: account.mail ?? '' },
  };
  const reason =
    cancellation.reason === '' ? [] : [fillIn(nl.stopMail.reason, { reason: cancellation.reason })];
  if (club.mail !== '')
    await mailer.send({
      to: club.mail,
      subject: fillIn(texts.clubSubject, names),
      ...mailBody([
        fillIn(nl.mails.greeting, { name: club.title }),
        fillIn(texts.club, names),
        ...reason,
        fillIn(nl.stopMail.contact, names),
        nl.mails.signature,
      ]),
    });
  if (account.mail)
    await mailer.send({
      to: account.mail,
      subject: fillIn(texts.subject, names),
      ...mailBody([
        fillIn(nl.mails.greeting, { name: account.fname }),
        fillIn(texts.own, names),
        ...mailSignature(club),
      ]),
    });
}
