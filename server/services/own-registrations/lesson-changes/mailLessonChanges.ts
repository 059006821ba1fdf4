import { fillIn } from '@clubpoort/form-engine/headless';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, courses, lessonChanges, users } from '#server/db/schema.ts';
import { type MailParagraph, mailBody } from '#server/mail/mailBody.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { findMailReaders, type MailReader } from '#server/services/people/family/parents.ts';
import { nl } from '#server/texts/nl.ts';
import { mailSignature } from '../../clubs/mailSignature.ts';

type Mailing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;
type Changed = Awaited<ReturnType<typeof loadChanges>>[number];

/**
 * Mails families about lessons that their club cancelled or moved: one mail for each club and account. Claims the
 * changes in the transaction that queues the mails, so that no other server mails about them too.
 */
export async function mailLessonChanges(context: Mailing): Promise<void> {
  const { db, clock, portalOrigin: origin } = context;
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update(lessonChanges)
      .set({ mailedAt: clock.now() })
      .where(isNull(lessonChanges.mailedAt))
      .returning({ id: lessonChanges.id });
    if (claimed.length === 0) return;
    const ids = claimed.map(({ id }) => id);
    const readers = await byReader(tx, await loadChanges(tx, ids));
    const mails = [...readers].flatMap(({ to, theirs }) =>
      [...Map.groupBy(theirs, ({ club }) => club.nid)].map(([clubNid, changes]) => ({
        ...({ kind: 'lessons', clubNid, uid: to.uid } as const),
        ...changeMail({ to, changes, origin }),
      })),
    );
    await queueMails({ db: tx, clock }, mails);
  });
}

/** Who reads about which changes: both parents about those of a child. */
async function byReader(db: Database, changes: readonly Changed[]) {
  const readers = new Map<number, { readonly to: MailReader; readonly theirs: Changed[] }>();
  for (const ofPerson of Map.groupBy(changes, ({ person }) => person.uid).values()) {
    const [first] = ofPerson;
    for (const to of first ? await findMailReaders(db, first.person) : []) {
      const reader = readers.get(to.uid) ?? { to, theirs: [] };
      reader.theirs.push(...ofPerson);
      readers.set(to.uid, reader);
    }
  }
  return readers.values();
}

function loadChanges(db: Database, ids: number[]) {
  return db
    .select({ change: lessonChanges, person: users, course: courses, club: clubs })
    .from(lessonChanges)
    .innerJoin(users, eq(users.uid, lessonChanges.uid))
    .innerJoin(courses, eq(courses.nid, lessonChanges.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(lessonChanges.id, ids))
    .orderBy(asc(lessonChanges.oldStart), asc(lessonChanges.id));
}

interface ChangeMail {
  readonly to: { readonly mail: string; readonly fname: string };
  /** At one club, the earliest lesson first. */
  readonly changes: readonly Changed[];
  readonly origin: string | undefined;
}

function changeMail({ to, changes, origin }: ChangeMail): Mail {
  const texts = nl.lessonChangeMail;
  const names = { club: changes[0]?.club.title ?? '' };
  const link = origin && new URL('/calendar', origin).href;
  const lines = changes.map((changed): MailParagraph => lineOf(changed));
  return {
    to: to.mail,
    subject: fillIn(changes.length === 1 ? texts.subject : texts.subjects, names),
    ...mailBody([
      fillIn(nl.mails.greeting, { name: to.fname }),
      fillIn(texts.intro, names),
      ...lines,
      ...(link ? [{ link, label: texts.button }] : []),
      ...(changes[0] ? mailSignature(changes[0].club) : []),
    ]),
  };
}

function lineOf({ change, person, course }: Changed): string {
  const texts = nl.lessonChangeMail;
  const about = { name: person.fname, course: course.title, old: momentOf(change.oldStart) };
  if (change.newStart === null) return fillIn(texts.cancelled, about);
  const place = change.newPlace ?? '';
  const isMoved = change.newStart.getTime() !== change.oldStart.getTime();
  const line = isMoved
    ? fillIn(texts.moved, { ...about, moment: momentOf(change.newStart) })
    : fillIn(texts.elsewhere, about);
  return place === '' || (isMoved && place === change.oldPlace)
    ? line
    : `${line} ${fillIn(texts.place, { place })}`;
}

function momentOf(date: Date): string {
  const time = unixSecondsOf(date);
  return `${formatNamedDay(time)} ${nl.lessonChangeMail.at} ${formatTime(time)}`;
}
