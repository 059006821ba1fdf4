import { eq, isNull } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { formatList } from '#rules/writtenList.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { sessionStart } from '#server/club-files/parts/times.ts';
import { lessonChanges, passReservations, registrations, users } from '#server/db/schema.ts';
import { mailLessonChanges } from '#server/services/own-registrations/lesson-changes/mailLessonChanges.ts';
import { peopleSince } from '#server/services/own-registrations/lesson-changes/recordLessonChanges.ts';
import { exported, importFile } from '#tests/server/support/files/clubFiles.ts';
import { readMails } from '#tests/server/support/mails/readMails.ts';
import { startTestServer, type TestServer } from '#tests/server/support/testServer.ts';

/** An instant as an iCalendar file writes it. */
const stampOf = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Noor takes part in it. */
const jazz = 'jazz-tieners';
const jazzTariff = 1061;
const noor = 2;

describe('a club file that changes coming lessons', () => {
  let server: TestServer;
  let file: ClubFile;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    await server.restore();
    file = await exported(server.database.db, 'arabesk');
  });
  afterAll(() => server.stop());

  const course = () => {
    const found = file.courses.find(({ url }) => url === jazz);
    if (!found) throw new Error('Jazz is gone');
    return found;
  };
  /** Places in the file of the lessons that are still to come, the earliest first. */
  const coming = () => course().sessions.flatMap(({ day }, place) => (day > '2026-12-01' ? place : []));
  const change = (
    place: number | undefined,
    to: Partial<ClubFile['courses'][number]['sessions'][number]>,
  ) => {
    const session = course().sessions[place ?? -1];
    if (!session) throw new Error('There is no such lesson');
    Object.assign(session, to);
    return session;
  };
  /** The mails of a round, once an import can't be taken back any more. */
  const mail = async ({ minutes = 61 } = {}) => {
    const { clock } = server;
    clock.advance({ seconds: minutes * 60 });
    const { db } = server.database;
    await mailLessonChanges({ db, clock, portalOrigin: 'https://club.example' });
    await server.settled();
    return (await readMails(server.mailFolder)).filter(({ subject }) =>
      /verander|geen les op|gaan niet door/.test(subject ?? ''),
    );
  };
  const toParent = async (after?: { readonly minutes: number }) =>
    (await mail(after)).filter(({ to }) => to?.[0]?.address === 'ouder@example.org');

  it('mails the parent about a lesson that is cancelled and one that is moved, in one mail', async () => {
    const [first, second] = coming();
    change(second, { from: '20:15', to: '21:15' });
    course().sessions.splice(first ?? 0, 1);
    await importFile(server.database.db, file);
    const [sent, ...others] = await toParent();
    expect(others).toEqual([]);
    expect(sent?.subject).toBe('Lessen bij Dansstudio Arabesk veranderen');
    expect(sent?.text).toMatch(/Noor, Jazz 12-15 jaar: de les van .+ gaat niet door\./);
    expect(sent?.text).toMatch(/Noor, Jazz 12-15 jaar: de les van .+ verhuist naar .+ om 20u15\./);
    expect(sent?.text).toContain('https://club.example/calendar');
    expect(await toParent()).toHaveLength(1);
  });

  it('gives somebody on paper the link that takes the record over, and then opens the agenda', async () => {
    const { db } = server.database;
    const mailOfRik = 'rik@example.org';
    const [rik] = await db
      .insert(users)
      .values({ fname: 'Rik', lname: 'Nieuw', mail: mailOfRik, birthdate: '1980-05-06', color: '#000000' })
      .returning();
    const row = { uid: rik?.uid ?? 0, tariffNid: jazzTariff, status: 1, isTicket: false };
    await db.insert(registrations).values({ ...row, registeredAt: server.clock.now() });
    change(coming()[0], { from: '20:15', to: '21:15' });
    await importFile(db, file);
    const toRik = (await mail()).find(({ to }) => to?.[0]?.address === mailOfRik)?.text ?? '';
    expect(toRik).toMatch(/https:\/\/club\.example\/rol-aanvaarden\?dossier=.+&redirect=%2Fcalendar/);
    expect(toRik).toContain('Nog geen account?');
  });

  it('mails nothing about a course that the person has left since', async () => {
    const { db } = server.database;
    const [first, second] = coming();
    change(second, { from: '20:15', to: '21:15' });
    course().sessions.splice(first ?? 0, 1);
    await importFile(db, file);
    expect(await db.$count(lessonChanges, eq(lessonChanges.uid, noor))).toBe(2);
    await db.update(registrations).set({ status: 0 }).where(eq(registrations.uid, noor));
    expect(await toParent()).toEqual([]);
    expect(await db.$count(lessonChanges, isNull(lessonChanges.mailedAt))).toBe(0);
  });

  /** The entries of an iCalendar file, by their id without the installation. */
  const entriesIn = (text: string) =>
    new Map(
      text
        .replaceAll('\r\n', '\n')
        .replaceAll('\n ', '')
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((entry) => [/UID:([\d-]+)@/.exec(entry)?.[1] ?? '', entry]),
    );
  const agendaOf = (sent: Email | undefined) => {
    const [file] = sent?.attachments.filter(({ mimeType }) => mimeType === 'text/calendar') ?? [];
    return entriesIn(
      typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content),
    );
  };

  it('attaches the changed lessons for a calendar program: one moved by an hour, and one cancelled', async () => {
    const [first, second] = coming();
    const gone = course().sessions[first ?? -1];
    const moved = change(second, { from: '20:15', to: '21:15' });
    course().sessions.splice(first ?? 0, 1);
    await importFile(server.database.db, file);
    const [sent] = await toParent();
    expect(sent?.text).toContain('agenda.ics');
    const attached = agendaOf(sent);
    expect([...attached.keys()].toSorted()).toEqual([`${gone?.nid}-2`, `${moved.nid}-2`].toSorted());
    expect(attached.get(`${gone?.nid}-2`)).toMatch(/SEQUENCE:1\n(.*\n)*STATUS:CANCELLED/);
    const start = stampOf(sessionStart(moved));
    expect(attached.get(`${moved.nid}-2`)).toMatch(new RegExp(`SEQUENCE:1\\n(.*\\n)*DTSTART:${start}`));
    expect(attached.get(`${moved.nid}-2`)).not.toContain('STATUS');
    // The calendar of the family says the same.
    const parent = await server.loggedIn('ouder@example.org');
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/api?q=download_calendar',
      headers: { cookie: parent.cookie ?? '' },
      payload: { from: '2026-11-01', to: '2027-10-31' },
    });
    const kept = entriesIn(body);
    expect(kept.get(`${gone?.nid}-2`)).toContain('STATUS:CANCELLED');
    expect(kept.get(`${moved.nid}-2`)).toContain(`DTSTART:${start}`);
  });

  it('attaches a lesson without a number that a file moves as one that is cancelled and another one', async () => {
    const [first] = coming();
    const { nid: before } = course().sessions[first ?? -1] ?? {};
    const moved = change(first, { from: '20:15', to: '21:15' });
    delete moved.nid;
    await importFile(server.database.db, file);
    const entries = [...agendaOf((await toParent())[0])];
    expect(entries).toHaveLength(2);
    const cancelled = entries.filter(([, entry]) => entry.includes('STATUS:CANCELLED'));
    expect(cancelled.map(([id]) => id)).toEqual([`${before}-2`]);
  });

  it('tells that a lesson is off where the next new one is more than a week away', async () => {
    const place = coming().at(-1);
    const last = course().sessions[place ?? -1];
    const later = change(place, { day: daysAfter(last?.day ?? '', 8) });
    delete later.nid;
    await importFile(server.database.db, file);
    const [sent] = await toParent();
    expect(sent?.text).toMatch(/Noor, Jazz 12-15 jaar: de les van .+ gaat niet door\./);
    expect(sent?.text).not.toContain('verhuist');
  });

  it('finds the people who reserved with a card at this club since a moment', async () => {
    const { db } = server.database;
    const since = new Date(server.clock.now().getTime() + 1000);
    const reserved = await db.update(passReservations).set({ reservedAt: since }).returning();
    const people = new Set(reserved.map(({ uid }) => uid));
    expect(people.size).toBeGreaterThan(0);
    expect(await peopleSince(db, { clubNid: 1, since })).toEqual(people);
    expect(await peopleSince(db, { clubNid: 2, since })).toEqual(new Set());
    const later = new Date(since.getTime() + 1);
    expect(await peopleSince(db, { clubNid: 1, since: later })).toEqual(new Set());
  });

  it.each([
    [1, /^Jazz 12-15 jaar: geen les op \w+ \d{2} \w+ \d{4}$/],
    [2, /^Lessen bij Dansstudio Arabesk gaan niet door$/],
  ])(
    'has the day of a lesson that is off in its subject, or that several are off: %i',
    async (count, subject) => {
      course().sessions.splice(coming()[0] ?? 0, count);
      await importFile(server.database.db, file);
      expect((await toParent())[0]?.subject).toMatch(subject);
    },
  );

  it('names the new place of a lesson that goes on at the same time', async () => {
    const [first] = coming();
    change(first, { place: 'Sporthal De Meerpaal' });
    await importFile(server.database.db, file);
    const [sent] = await toParent();
    expect(sent?.subject).toBe('Een les bij Dansstudio Arabesk verandert');
    expect(sent?.text).toMatch(/op een andere plaats door\. De les is in Sporthal De Meerpaal\./);
  });

  it('tells who teaches a lesson in place of the teacher of the course, and that this is over', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const [first] = coming();
    const lesson = change(first, { teachers: ['Zoë'] });
    await importFile(server.database.db, file);
    const [sent] = await toParent();
    expect(sent?.text).toMatch(
      /Noor, Jazz 12-15 jaar: de les van [^.]+ heeft een andere lesgever\. Zoë geeft les\./,
    );
    expect(agendaOf(sent).get(`${lesson.nid}-2`)).toMatch(
      /SEQUENCE:1\n(.*\n)*DESCRIPTION:Dansstudio Arabesk\\nLes van Zoë\n/,
    );
    const { result: shown } = await parent.ask('get_course', { club: 1, course: jazz });
    expect(shown.sessions.filter(({ teachers }) => teachers)).toMatchObject([
      { nid: lesson.nid, teachers: ['Zoë'] },
    ]);
    const period = { from: lesson.day, to: lesson.day };
    const { result: calendar } = await parent.ask('get_calendar', period);
    expect(calendar.sessions.find(({ nid }) => nid === lesson.nid)).toMatchObject({ teachers: ['Zoë'] });
    delete lesson.teachers;
    await importFile(server.database.db, file);
    const [, ended] = await toParent();
    expect(ended?.text).toMatch(
      new RegExp(`heeft een andere lesgever\\. ${formatList(course().teachers)} (geeft|geven) les\\.`),
    );
  });

  it('tells that the usual teacher is back where the course names nobody', async () => {
    const lesson = change(coming()[0], { teachers: ['Zoë'] });
    course().teachers = [];
    await importFile(server.database.db, file);
    await toParent();
    delete lesson.teachers;
    await importFile(server.database.db, file);
    expect((await toParent()).at(-1)?.text).toContain('De vaste lesgever geeft les.');
  });

  it('tells of a lesson that is moved, and of several lessons, who teaches them', async () => {
    const [first, ...others] = coming();
    change(first, { from: '20:15', to: '21:15', teachers: ['Zoë', 'Jef'] });
    for (const place of others.slice(0, 2)) change(place, { teachers: ['Zoë'] });
    await importFile(server.database.db, file);
    const [sent] = await toParent();
    expect(sent?.text).toMatch(/verhuist naar .+ om 20u15\. Zoë en Jef geven les\./);
    expect(sent?.text).toMatch(/: 2 lessen hebben een andere lesgever: .+\. Zoë geeft les\./);
  });

  it('mails nobody about other changes, a plan, or a lesson that is over', async () => {
    const past = course().sessions.findIndex(({ day }) => day < '2026-11-01');
    course().title = 'Jazz voor tieners';
    if (past >= 0) change(past, { place: 'Sporthal De Meerpaal' });
    await importFile(server.database.db, file);
    const [first] = coming();
    change(first, { from: '20:15', to: '21:15' });
    await importFile(server.database.db, file, { applies: false });
    expect(await server.database.db.$count(lessonChanges)).toBe(0);
    expect(await mail()).toEqual([]);
  });

  it('waits an hour, and ten minutes where a lesson begins within four hours', async () => {
    const [first] = coming();
    const { day = '', from = '' } = change(first, { place: 'Sporthal De Meerpaal' });
    await importFile(server.database.db, file);
    expect(await toParent({ minutes: 59 })).toEqual([]);
    expect(await toParent({ minutes: 2 })).toHaveLength(1);
    const begin = sessionStart({ day, from, to: from });
    server.clock.advance({ seconds: (begin.getTime() - server.clock.now().getTime()) / 1000 - 2 * 60 * 60 });
    course().sessions.splice(first ?? 0, 1);
    await importFile(server.database.db, file, { now: server.clock.now() });
    expect(await toParent({ minutes: 9 })).toHaveLength(1);
    expect(await toParent({ minutes: 2 })).toHaveLength(2);
  });

  it('tells in one paragraph what changes in the same way: a hall, an hour, lessons that are cancelled', async () => {
    const places = coming();
    const [hall, hour, gone] = [places.slice(0, 10), places.slice(10, 12), places.slice(12, 14)];
    for (const place of hall) change(place, { place: 'Sporthal De Meerpaal' });
    for (const place of hour) change(place, { from: '20:15', to: '21:15' });
    course().sessions = course().sessions.filter((_session, place) => !gone.includes(place));
    await importFile(server.database.db, file);
    const [sent] = await toParent();
    const lines = sent?.text?.split('\n\n').filter((line) => line.startsWith('Noor, ')) ?? [];
    expect(lines).toEqual([
      expect.stringMatching(
        /: 10 lessen gaan op een andere plaats door: van \w\w [\d/]+ tot en met \w\w [\d/]+\. De lessen zijn in Sporthal De Meerpaal\.$/,
      ),
      expect.stringMatching(
        /: 2 lessen verhuizen van (\w+) om \d+u\d+ naar \1 om 20u15\. De nieuwe dagen: \w\w [\d/]+ en \w\w [\d/]+\.$/,
      ),
      expect.stringMatching(/: 2 lessen gaan niet door: \w\w [\d/]+ en \w\w [\d/]+\.$/),
    ]);
  });

  it('mails once when two servers do their rounds at the same time', async () => {
    const [first] = coming();
    change(first, { from: '20:15', to: '21:15' });
    await importFile(server.database.db, file);
    await Promise.all([mail(), mail()]);
    expect(await toParent()).toHaveLength(1);
    const { db } = server.database;
    expect(await db.select().from(lessonChanges).where(eq(lessonChanges.uid, 2))).toMatchObject([
      { mailedAt: expect.any(Date) },
    ]);
  });
});
