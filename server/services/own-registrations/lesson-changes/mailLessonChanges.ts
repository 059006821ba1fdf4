import { eq, inArray, sql } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { clubs, courseSessions, courses, lessonChanges, users } from '#server/db/schema.ts';
import { type QueuedMail, queueMails } from '#server/mail/outbox/queueMails.ts';
import { greetedName } from '#server/services/people/family/greetedName.ts';
import { findMailReaders, type MailReader } from '#server/services/people/family/parents.ts';
import { agendaDomain } from '../../calendar/agendaDomain.ts';
import { agendaFile } from '../../calendar/agendaFile.ts';
import { cancelledEntry } from '../../calendar/loadCancelled.ts';
import { mailEntry } from '../../logins/mailEntry.ts';
import { forgetOldCancelled, forgetOldImports, isDue } from './importHold.ts';
import { type LessonChange, lessonChangeMail } from './lessonChangeMail.ts';
import { stillThere } from './stillThere.ts';

type Mailing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** Families of one transaction: a change of the whole offer of a big club has more rows than fit in memory. */
const mostFamilies = 100;

/**
 * Mails families about lessons that their club cancelled, moved or gave another teacher: one mail for each club and account, about those
 * who still come to the course. Claims the
 * changes in the transaction that queues the mails, so that no other server mails about them too. The changes of an import wait
 * until it can't be taken back any more.
 */
export async function mailLessonChanges(context: Mailing): Promise<void> {
  while (await mailSome(context)) {
    // Each turn claims the changes of other families.
  }
  await forgetOldImports(context.db, context.clock.now());
  await forgetOldCancelled(context.db, context.clock.now());
}

/** @returns whether there were changes */
function mailSome({ db, clock, portalOrigin: origin }: Mailing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const claimed = await claim(tx, clock.now());
    const changes = await stillThere(tx, claimed);
    const readers = await byReader({ db: tx, clock }, changes);
    const clubOf = await loadClubs(tx, [...new Set(changes.map(({ clubNid }) => clubNid))]);
    const agendaOf = await agendas({ db: tx, clock, origin }, changes);
    const mails: QueuedMail[] = [];
    for (const { to, theirs } of readers)
      for (const [clubNid, ofClub] of Map.groupBy(theirs, ({ clubNid: of }) => of)) {
        const club = clubOf(clubNid);
        mails.push({
          ...{ kind: 'lessons', clubNid, uid: to.uid },
          ...lessonChangeMail({
            to: { ...to, greeted: greetedName(to, todayOf(clock)) },
            club,
            changes: ofClub,
            origin,
            entry: await mailEntry({ db: tx, clock, portalOrigin: origin }, { reader: to, clubNid }),
            agenda: agendaOf(club, ofClub),
          }),
        });
      }
    await queueMails({ db: tx, clock }, mails);
    return claimed.length > 0;
  });
}

/** Claims the due changes of some families, whole families at a time: their parents get one mail. */
async function claim(tx: Database, now: Date): Promise<LessonChange[]> {
  const family = sql`coalesce(${users.parentUid}, ${users.uid})`;
  const families = tx
    .selectDistinct({ holder: sql`${family}`.as('holder') })
    .from(lessonChanges)
    .innerJoin(users, eq(users.uid, lessonChanges.uid))
    .where(isDue(tx, now))
    .orderBy(sql`holder`)
    .limit(mostFamilies);
  const people = tx.select({ uid: users.uid }).from(users).where(inArray(family, families));
  const claimed = await tx
    .update(lessonChanges)
    .set({ mailedAt: now })
    .where(sql`${isDue(tx, now)} and ${inArray(lessonChanges.uid, people)}`)
    .returning();
  const nids = [...new Set(claimed.map(({ courseNid }) => courseNid))];
  const found = await tx
    .select({
      nid: courses.nid,
      title: courses.title,
      url: courses.url,
      clubNid: courses.clubNid,
      teachers: courses.teachers,
    })
    .from(courses)
    .where(isOneOf(courses.nid, nids));
  const courseOf = new Map(found.map((course) => [course.nid, course]));
  return claimed
    .flatMap((change) => {
      const course = courseOf.get(change.courseNid);
      return course
        ? [
            {
              ...{ ...change, course: course.title, courseUrl: course.url, clubNid: course.clubNid },
              courseTeachers: course.teachers,
            },
          ]
        : [];
    })
    .sort((one, other) => one.oldStart.getTime() - other.oldStart.getTime() || one.id - other.id);
}

async function loadClubs(db: Database, nids: readonly number[]) {
  const found = await db.select().from(clubs).where(isOneOf(clubs.nid, nids));
  const byNid = new Map(found.map((club) => [club.nid, club]));
  return (nid: number) => {
    const club = byNid.get(nid);
    if (!club) throw new Error(`Club ${nid} is gone, but its courses are not`);
    return club;
  };
}

interface Agendas extends Pick<Context, 'db' | 'clock'> {
  readonly origin: string | undefined;
}

/** Loads what the entries of these changes need. @returns the file of some changes at one club */
async function agendas({ db, clock, origin: portalOrigin }: Agendas, changes: readonly LessonChange[]) {
  const nids = [...new Set(changes.flatMap(({ newNid }) => newNid ?? []))];
  const found = await db.select().from(courseSessions).where(isOneOf(courseSessions.nid, nids));
  const lessons = new Map(found.map((lesson) => [lesson.nid, lesson]));
  const domain = await agendaDomain(db);
  return (club: typeof clubs.$inferSelect, theirs: readonly Theirs[]): string | undefined => {
    const entries = theirs.flatMap((change) => {
      const person = { uid: change.uid, fname: change.name };
      const about = { person, course: { title: change.course, url: change.courseUrl }, club };
      const now = lessons.get(change.newNid ?? 0);
      const moved = now && { ...now, ...person, course: about.course, club };
      return [cancelledEntry(change, about), moved].filter((entry) => entry !== undefined);
    });
    return entries.length === 0
      ? undefined
      : agendaFile(entries, { name: club.title, clock, domain, portalOrigin });
  };
}

type Theirs = LessonChange & { readonly name: string };

/** Who reads about which changes: both parents about those of a child. */
async function byReader({ db, clock }: Pick<Context, 'db' | 'clock'>, changes: readonly LessonChange[]) {
  const readers = new Map<number, { readonly to: MailReader; readonly theirs: Theirs[] }>();
  const byPerson = Map.groupBy(changes, ({ uid }) => uid);
  const people = await db
    .select()
    .from(users)
    .where(isOneOf(users.uid, [...byPerson.keys()]));
  for (const person of people)
    for (const to of await findMailReaders({ db, clock }, person)) {
      const reader = readers.get(to.uid) ?? { to, theirs: [] };
      const ofPerson = byPerson.get(person.uid) ?? [];
      reader.theirs.push(...ofPerson.map((change) => ({ ...change, name: person.fname })));
      readers.set(to.uid, reader);
    }
  return readers.values();
}
