import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextSeason, withSeason } from '#rules/season/nextSeason.ts';
import { attendances, courseSessions, registrations } from '#server/db/schema.ts';
import { exported } from '../../support/files/clubFiles.ts';
import { offerRequest, openOffer, planOf, type VersionedOffer } from '../../support/files/offers.ts';
import { newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('publish_offer with the courses of the next season', () => {
  let server: TestServer;
  let karim: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
  });
  afterAll(() => server.stop());

  const opened = () => openOffer(karim);
  const planned = (offer: VersionedOffer) => planOf(karim, offer);
  /** The rows of this season that no new season may touch. */
  const taken = async () => {
    const { db } = server.database;
    const lessons = await db.select().from(courseSessions);
    return {
      lessons: lessons.filter(({ startsAt }) => startsAt < new Date('2027-09-01')),
      people: await db.select().from(registrations),
      attended: await db.select().from(attendances),
    };
  };

  it('adds each course with its lessons and its questions, mails nobody and touches nothing of this season', async () => {
    const { version, file } = await opened();
    const copied = nextSeason(file, { season: 2027, listsLessons: true });
    const offer = { version, file: withSeason(file, copied) };
    const before = await taken();
    const { changes, faults, notes, mails } = await planned(offer);
    expect({ faults, notes, people: mails.people }).toEqual({ faults: [], notes: [], people: 0 });
    const courses = changes.filter(({ sentence }) => sentence.startsWith('De cursus'));
    expect(courses.map(({ is }) => is)).toEqual(courses.map(() => 'added'));
    expect(changes.find(({ sentence }) => sentence.includes('Hedendaags voor'))).toMatchObject({
      sentence: 'De cursus “Hedendaags voor volwassenen 2027-2028” komt erbij',
      lines: [expect.stringMatching(/^met \d+ lessen, .+ en 1 vraag$/)],
    });
    expect((await karim.call('publish_offer', offerRequest(offer), newKey())).status).toBe(200);
    expect(await taken()).toEqual(before);
    const { questions } = await exported(server.database.db, 'arabesk');
    const questionsOf = (course: string) =>
      questions.filter((section) => section.course === course).map(({ course: _c, ...section }) => section);
    expect(questionsOf('hedendaags-volwassenen')).toHaveLength(1);
    expect(questionsOf('hedendaags-volwassenen-2027-2028')).toEqual(questionsOf('hedendaags-volwassenen'));
    expect(nextSeason((await opened()).file, { season: 2027 })).toEqual([]);
  });

  it('refuses the questions of another course for a course with questions of its own', async () => {
    const { version, file } = await opened();
    const [course] = file.courses.filter(({ url }) => url === 'hedendaags-volwassenen');
    Object.assign(course ?? {}, { questionsOf: 'jazz-tieners' });
    expect((await planned({ version, file })).faults).toMatchObject([
      { message: 'is voor een cursus zonder eigen vragen' },
    ]);
  });
});
