import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import { lessonChanges } from '#server/db/schema.ts';
import { mailLessonChanges } from '#server/services/own-registrations/lesson-changes/mailLessonChanges.ts';
import { exported, importFile } from '#tests/server/support/files/clubFiles.ts';
import { readMails } from '#tests/server/support/mails/readMails.ts';
import { startTestServer, type TestServer } from '#tests/server/support/testServer.ts';

/** Noor takes part in it. */
const jazz = 'jazz-tieners';

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
  const mail = async () => {
    const { clock } = server;
    const { db } = server.database;
    await mailLessonChanges({ db, clock, portalOrigin: 'https://club.example' });
    await server.settled();
    return (await readMails(server.mailFolder)).filter(({ subject }) => /verander/.test(subject ?? ''));
  };
  const toParent = async () => (await mail()).filter(({ to }) => to?.[0]?.address === 'ouder@example.org');

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

  it('names the new place of a lesson that goes on at the same time', async () => {
    const [first] = coming();
    change(first, { place: 'Sporthal De Meerpaal' });
    await importFile(server.database.db, file);
    const [sent] = await toParent();
    expect(sent?.subject).toBe('Een les bij Dansstudio Arabesk verandert');
    expect(sent?.text).toMatch(/op een andere plaats door\. De les is in Sporthal De Meerpaal\./);
  });

  it('mails nobody about other changes, a plan, or a lesson that is over', async () => {
    const past = course().sessions.findIndex(({ day }) => day < '2026-11-01');
    course().title = 'Jazz voor tieners';
    if (past >= 0) change(past, { from: '08:15', to: '09:15' });
    await importFile(server.database.db, file);
    const [first] = coming();
    change(first, { from: '20:15', to: '21:15' });
    await importFile(server.database.db, file, { applies: false });
    expect(await server.database.db.$count(lessonChanges)).toBe(0);
    expect(await mail()).toEqual([]);
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
