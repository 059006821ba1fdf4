import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import { writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import { undoImport } from '#server/club-files/importing/undoImport.ts';
import { clubImports, courses, lessonChanges, registrations, tariffs } from '#server/db/schema.ts';
import { mailLessonChanges } from '#server/services/own-registrations/lesson-changes/mailLessonChanges.ts';
import { exported, importFile } from '#tests/server/support/files/clubFiles.ts';
import { startTestServer, type TestServer } from '#tests/server/support/testServer.ts';

const url = 'arabesk';

describe('undoImport', () => {
  let server: TestServer;
  let file: ClubFile;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    await server.restore();
    file = await exported(server.database.db, url);
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const course = (name: string) => {
    const found = file.courses.find((one) => one.url === name);
    if (!found) expect.fail(name);
    return found;
  };
  const undo = () => undoImport(db(), url, { now: server.clock.now() });
  const mailRound = () => mailLessonChanges({ db: db(), clock: server.clock, portalOrigin: undefined });
  /** Moves the first coming lesson of a course with registrations to another hour. */
  const moveLesson = () => {
    const session = course('jazz-tieners').sessions.find(({ day }) => day > '2026-12-01');
    if (!session) expect.fail('No coming lesson');
    Object.assign(session, { from: '20:15', to: '21:15' });
  };

  it('gives back what the import changed, added and removed, with its numbers, and its mails are never sent', async () => {
    const before = writeClubFile(file);
    const image = { fid: 1, alt: 'Dansers', width: 100, height: 100 };
    await db().update(courses).set({ image }).where(eq(courses.url, 'kleuterdans'));
    moveLesson();
    file.club.title = 'Anders';
    file.courses = file.courses.filter((one) => one.url !== 'workshop-heels');
    course('ballet-6-8').tariffs.push({
      ...{ title: 'Vroege vogel', type: 'regular', price: 1, isWaitingListDisabled: false },
      ...{ usersSimultaneous: 1, isInstant: false, parts: 1 },
    });
    file.questions.at(-1)?.questions.splice(0, 1);
    expect(await importFile(db(), file)).toMatchObject({ faults: [], lessonFaults: [] });
    await db().update(courses).set({ image: null }).where(eq(courses.url, 'kleuterdans'));
    expect(await undo()).toMatchObject({ is: 'undone', unmailed: expect.any(Number) });
    expect(writeClubFile(await exported(db(), url))).toBe(before);
    const [row] = await db().select().from(courses).where(eq(courses.url, 'kleuterdans'));
    expect(row?.image).toEqual(image);
    expect(await db().$count(lessonChanges)).toBe(0);
    expect(await undo()).toEqual({ is: 'nothing' });
  });

  it('takes back one import at a time, the last one first', async () => {
    const before = file.club.title;
    for (const title of ['Eerst', 'Daarna']) {
      file.club.title = title;
      await importFile(db(), file);
    }
    await undo();
    expect((await exported(db(), url)).club.title).toBe('Eerst');
    await undo();
    expect((await exported(db(), url)).club.title).toBe(before);
  });

  it('is refused once the mails have left', async () => {
    moveLesson();
    await importFile(db(), file);
    await mailRound();
    expect(await db().$count(lessonChanges, eq(lessonChanges.courseNid, 106))).toBeGreaterThan(0);
    server.clock.advance({ seconds: 61 * 60 });
    await mailRound();
    expect(await undo()).toEqual({ is: 'mailed', mailedAt: server.clock.now() });
    expect((await exported(db(), url)).courses).toEqual(file.courses);
  });

  it('is refused where somebody registered for what the import added', async () => {
    course('ballet-6-8').tariffs.push({
      ...{ title: 'Vroege vogel', type: 'regular', price: 1, isWaitingListDisabled: false },
      ...{ usersSimultaneous: 1, isInstant: false, parts: 1 },
    });
    await importFile(db(), file);
    const [added] = await db().select().from(tariffs).where(eq(tariffs.title, 'Vroege vogel'));
    await db()
      .insert(registrations)
      .values({
        ...{ uid: 1, tariffNid: added?.nid ?? 0, status: 1 },
        isTicket: false,
        registeredAt: new Date(),
      });
    expect(await undo()).toMatchObject({
      is: 'refused',
      faults: [{ message: expect.stringMatching(/“Ballet 6-8 jaar › Vroege vogel”.* 1 registration\(s\)/) }],
    });
  });

  it('finds nothing after a day, when the file with the addresses of teachers is gone', async () => {
    file.club.title = 'Anders';
    await importFile(db(), file);
    server.clock.advance({ days: 1, seconds: 1 });
    expect(await undo()).toEqual({ is: 'nothing' });
    await mailRound();
    expect(await db().$count(clubImports)).toBe(0);
  });
});
