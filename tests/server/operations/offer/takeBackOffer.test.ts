import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessonChanges, registrations, tariffs } from '#server/db/schema.ts';
import {
  courseIn,
  exportedClub,
  openOffer,
  type PublishOptions,
  publicationsOf,
  publishAs,
  type VersionedOffer,
} from '../../support/files/offers.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Hedendaags voor volwassenen, which asks a question of its own. */
const adultCourse = 112;

describe('take_back_offer', () => {
  let server: TestServer;
  let karim: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const opened = (client = karim) => openOffer(client);
  const publish = (offer: VersionedOffer, options?: PublishOptions, client = karim) =>
    publishAs(client, offer, options);
  const club = () => exportedClub(server);
  const publications = () => publicationsOf(karim);

  it('takes a publication back with its mails, and leaves what was saved of the forms since', async () => {
    const before = await club();
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    const session = jazz.sessions.find(({ day }) => day > '2026-12-01') ?? expect.fail('No coming lesson');
    Object.assign(session, { from: '20:15', to: '21:15' });
    offer.file.club.city = 'Brugge';
    expect((await publish(offer)).status).toBe(200);
    const editor = await karim.ask('get_form_editor', { club: arabesk, formNid: 11 });
    const [first, ...rest] = editor.result.sections;
    const sections = [{ ...first, title: 'Een andere titel' }, ...rest];
    const form = { club: arabesk, formNid: 11, formVersion: editor.result.version, sections };
    expect((await karim.call('publish_form', form, newKey())).status).toBe(200);
    const [made] = await publications();
    expect(made).toMatchObject({ by: 'Karim El Amrani', undoUntil: expect.any(Number) });
    const taken = await karim.ask('take_back_offer', { club: arabesk, publication: made?.id ?? 0 }, newKey());
    expect(taken.result.unmailed).toBeGreaterThan(0);
    const after = await club();
    expect({ ...after, forms: [] }).toEqual({ ...before, forms: [] });
    expect(after.forms.flatMap(({ sections: kept }) => kept.map(({ title }) => title))).toContain(
      'Een andere titel',
    );
    expect(await db().$count(lessonChanges)).toBe(0);
    const again = await karim.call(
      'take_back_offer',
      { club: arabesk, publication: made?.id ?? 0 },
      newKey(),
    );
    expect(again.status).toBe(404);
  });

  it('tells who registered meanwhile that their lesson moves back, and nobody else', async () => {
    const offer = await opened();
    const course = offer.file.courses.find(({ nid }) => nid === adultCourse);
    const lesson = course?.sessions.find(({ day }) => day > '2026-12-01') ?? expect.fail('No coming lesson');
    const { from } = lesson;
    Object.assign(lesson, { from: '09:15', to: '10:15' });
    expect((await publish(offer, { mailsTo: 1000 })).status).toBe(200);
    server.clock.advance({ seconds: 60 });
    const an = await server.loggedIn('ouder@example.org');
    await saveAnswers(an);
    await order(an);
    const [made] = await publications();
    await karim.ask('take_back_offer', { club: arabesk, publication: made?.id ?? 0 }, newKey());
    const told = await db().select().from(lessonChanges);
    expect(told).toMatchObject([{ uid: 1, courseNid: adultCourse, oldNid: lesson.nid, importId: null }]);
    const [change] = told;
    const hours = (time: Date | null | undefined) => time?.toLocaleTimeString('nl-BE').slice(0, 5);
    expect([hours(change?.oldStart), hours(change?.newStart)]).toEqual(['09:15', from]);
  });

  it('gives a course that comes back its questions again', async () => {
    const before = await club();
    const offer = await opened();
    const used = new Set(
      (
        await db()
          .select({ courseNid: tariffs.courseNid })
          .from(registrations)
          .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      ).map(({ courseNid }) => courseNid),
    );
    const asking = new Set(before.questions.flatMap(({ course }) => course ?? []));
    const free = offer.file.courses.find(({ nid, url }) => asking.has(url) && !used.has(nid ?? 0));
    if (!free) expect.fail('No course with questions and without people');
    offer.file.courses = offer.file.courses.filter((course) => course !== free);
    for (const product of offer.file.webshop.flatMap(({ products }) => products)) product.offeredWith = [];
    offer.file.videos = offer.file.videos.filter(({ course }) => course !== free.url);
    expect((await publish(offer, { reschedules: [free.url] })).body).toMatchObject({
      result: { faults: [] },
    });
    expect((await club()).questions.flatMap(({ course }) => course ?? [])).not.toContain(free.url);
    const [made] = await publications();
    await karim.ask('take_back_offer', { club: arabesk, publication: made?.id ?? 0 }, newKey());
    expect(await club()).toEqual(before);
  });

  it('takes back the last publication alone', async () => {
    for (const city of ['Brugge', 'Aalst']) {
      const offer = await opened();
      offer.file.club.city = city;
      await publish(offer);
    }
    const [last, earlier] = await publications();
    expect(earlier?.undoUntil).toBeNull();
    const back = (id = 0) => karim.call('take_back_offer', { club: arabesk, publication: id }, newKey());
    expect(await back(earlier?.id)).toMatchObject({ status: 409, body: { code: 'not-available' } });
    expect(await back(last?.id)).toMatchObject({ status: 200 });
    expect((await club()).club.city).toBe('Brugge');
  });
});
