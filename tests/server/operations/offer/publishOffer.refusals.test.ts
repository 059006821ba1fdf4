import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '#server/db/schema.ts';
import {
  courseIn,
  type Offer,
  offerRequest,
  openOffer,
  type PublishOptions,
  planOf,
  publishAs,
  type VersionedOffer,
} from '../../support/files/offers.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Hedendaags voor volwassenen, which asks a question of its own. */
const adultCourse = 112;

describe('publish_offer, refused', () => {
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
  const planned = (offer: VersionedOffer, options?: PublishOptions) => planOf(karim, offer, options);
  const publish = (offer: VersionedOffer, options?: PublishOptions, client = karim) =>
    publishAs(client, offer, options);

  it('says at its field what can not be published, in words', async () => {
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    jazz.title = '';
    const wrong = { ...offer, file: { ...offer.file, courses: [jazz] } };
    expect((await planned(wrong)).faults).toEqual([
      { path: 'courses[0].title', place: 'de cursus “jazz-tieners”, naam', message: 'mag niet leeg zijn' },
    ]);
    expect(await publish(wrong)).toMatchObject({ status: 422, body: { code: 'invalid-request' } });
    const broken = { ...offerRequest(offer), preview: true, file: '{"a" 1}' };
    expect((await karim.ask('publish_offer', broken, newKey())).result.faults).toEqual([
      { path: '', place: '', message: 'We kunnen dit aanbod niet lezen.' },
    ]);
  });

  it.each([
    ['half a moment', { opens: '2027-02-28T' }, 'vul een dag en een uur in'],
    [
      'half a moment of who goes first',
      { priority: { for: 'enrolled', from: '2027-02-28T' } },
      'vul een dag en een uur in',
    ],
    [
      'a day that is none',
      { earlyPrice: { price: 1, until: '2027-02-30' } },
      'moet een dag zijn die op de kalender staat, zoals 28/02/2027',
    ],
    [
      'a day of another century',
      { earlyPrice: { price: 1, until: '1027-02-28' } },
      'moet een dag van 1900 tot en met 2199 zijn, zoals 28/02/2027',
    ],
  ])('says what %s lacks as a manager writes it, and not as a file does', async (_name, change, message) => {
    const offer = await opened();
    Object.assign(courseIn(offer.file, 'jazz-tieners').tariffs[0] ?? {}, change);
    expect((await planned(offer)).faults.map((fault) => fault.message)).toEqual([message]);
  });

  it('names the question whose condition needs a course that would go', async () => {
    const { result } = await karim.ask('get_form_editor', { club: arabesk });
    const when = { qid: 1033, nid: adultCourse, filled: true };
    const extra = {
      title: 'Extra',
      fields: [{ qid: 'x', type: 'text', question: 'Hoe?', visible_when: when }],
    };
    const form = { club: arabesk, formVersion: result.version, sections: [...result.sections, extra] };
    expect((await karim.call('publish_form', form, newKey())).status).toBe(200);
    const offer = await opened();
    offer.file.courses = offer.file.courses.filter(({ nid }) => nid !== adultCourse);
    for (const product of offer.file.webshop.flatMap(({ products }) => products)) product.offeredWith = [];
    expect((await planned(offer)).faults).toEqual([
      expect.objectContaining({ place: expect.stringContaining('de vraag “Hoe?”') }),
    ]);
  });

  it('names who still needs what would go', async () => {
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    jazz.tariffs = jazz.tariffs.map(({ nid: _nid, ...tariff }) => ({
      ...tariff,
      title: `${tariff.title} 2`,
    }));
    for (const product of offer.file.webshop.flatMap(({ products }) => products)) product.offeredWith = [];
    const { faults } = await planned(offer);
    expect(faults.map(({ message }) => message).join('\n')).toMatch(
      /“Jazz .* › .*” kan niet weg: .*\d+ inschrijving/,
    );
    expect((await publish(offer)).status).toBe(422);
  });

  it('moves the lessons of a course with people, and mails many of them, only where the manager says so', async () => {
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    jazz.sessions = jazz.sessions.filter(({ day }) => day < '2026-11-20');
    const { reschedules, faults } = await planned(offer);
    expect(faults).toEqual([]);
    expect(reschedules.map(({ course }) => course)).toEqual(['jazz-tieners']);
    expect((await publish(offer)).status).toBe(422);
    expect((await publish(offer, { reschedules: ['jazz-tieners'] })).status).toBe(200);
  });

  it.each<[string, (file: Offer) => unknown, string]>([
    ['the url of another club', ({ club: one }) => Object.assign(one, { url: 'de-zwaluw' }), 'club.url'],
    ['the number of another club', ({ club: one }) => Object.assign(one, { nid: 2 }), 'club.nid'],
    [
      'a new manager',
      ({ club: one }) => Object.assign(one, { managerAccounts: ['a@example.org'] }),
      'club.managerAccounts',
    ],
    [
      'another licence',
      ({ club: { settings } }) => Object.assign(settings, { licenseType: 'free' }),
      'club.settings.licenseType',
    ],
    [
      'a form',
      (file) =>
        Object.assign(file, {
          forms: [
            {
              url: 'x',
              title: 'X',
              sections: [{ title: 'Y', questions: [{ type: 'text', question: 'Z?' }] }],
            },
          ],
        }),
      'forms',
    ],
    [
      'a teacher of whom the club knows nothing',
      ({ courses: offered }) => Object.assign(offered[0] ?? {}, { teacherAccounts: ['ouder@example.org'] }),
      'courses[0].teacherAccounts[0]',
    ],
    [
      'a course at the url of a page',
      ({ courses: offered }) => Object.assign(offered[0] ?? {}, { url: 'webshop' }),
      'courses[0].url',
    ],
  ])('refuses %s', async (_name, change, path) => {
    const offer = await opened();
    change(offer.file);
    expect((await planned(offer)).faults.map((fault) => fault.path)).toContain(path);
    expect((await publish(offer)).status).toBe(422);
    const [zwaluw] = await db().select({ title: clubs.title }).from(clubs).where(eq(clubs.url, 'de-zwaluw'));
    expect(zwaluw?.title).toBe('Turnkring De Zwaluw');
  });

  it('names a field in a list by its word', async () => {
    const offer = await opened();
    const [season] = courseIn(offer.file, 'jazz-tieners').tariffs;
    Object.assign(season ?? {}, { parts: 1, instalments: [{ day: '2027-01-01', amount: 1.005 }] });
    expect((await planned(offer)).faults[0]?.place).toMatch(/“Heel seizoen”, bedrag op de betaaldag$/);
  });
});
