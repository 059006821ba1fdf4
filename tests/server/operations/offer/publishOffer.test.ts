import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { largestInteger } from '#schemas/scalars.ts';
import { clubMembers, courses } from '#server/db/schema.ts';
import { lockForms } from '#server/services/registration/newQids.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import {
  courseIn,
  exportedClub,
  openOffer,
  type PublishOptions,
  planOf,
  publicationsOf,
  publishAs,
  type VersionedOffer,
} from '../../support/files/offers.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Els, who manages Arabesk beside Karim in these tests. */
const els = 12;
const karimUid = 10;

describe('publish_offer', () => {
  let server: TestServer;
  let karim: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    other = await server.loggedIn('federatie@example.org');
    await server.database.db
      .insert(clubMembers)
      .values({ clubNid: arabesk, uid: els, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const opened = (client = karim) => openOffer(client);
  const planned = (offer: VersionedOffer, options?: PublishOptions) => planOf(karim, offer, options);
  const publish = (offer: VersionedOffer, options?: PublishOptions, client = karim) =>
    publishAs(client, offer, options);
  const club = () => exportedClub(server);
  const publications = () => publicationsOf(karim);

  it('changes nothing where the offer is that which was opened', async () => {
    const before = await club();
    const offer = await opened();
    expect(offer).toMatchObject({ draft: null, saved: null });
    expect(offer.file).not.toHaveProperty('questions');
    expect(await planned(offer)).toMatchObject({ changes: [], moved: 0, faults: [], notes: [] });
    expect(await publish(offer)).toMatchObject({ status: 200, body: { result: { undoUntil: null } } });
    expect(await club()).toEqual(before);
    expect(await publications()).toEqual([]);
  });

  it('says in sentences what changes, and for how many people', async () => {
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    const coming = jazz.sessions.filter(({ day }) => day > '2026-12-01').slice(0, 1);
    for (const session of coming) Object.assign(session, { from: '20:15', to: '21:15' });
    Object.assign(jazz.tariffs[0] ?? {}, { price: 199.5, isInstant: true });
    offer.file.passes.push({ label: 'Tien beurten', credit: 10, price: 90 });
    offer.file.courses = offer.file.courses.filter(({ url }) => url !== 'workshop-heels');
    offer.file.club.settings.cancelMoney = 'credit';
    const { changes, mails, faults } = await planned(offer);
    expect(faults).toEqual([]);
    expect(mails).toMatchObject({
      needsWord: false,
      courses: [{ title: expect.stringMatching(/^Jazz/), people: mails.people }],
    });
    expect(mails.people).toBeGreaterThan(0);
    expect(changes.map(({ sentence, lines, people }) => [sentence, ...lines, people])).toMatchInlineSnapshot(`
      [
        [
          "De club wijzigt",
          "geld bij stoppen: terugbetalen → tegoed",
          "",
        ],
        [
          "De les van 08/12/2026 om 18u00 van “Jazz 12-15 jaar” wijzigt",
          "begin: 18u00 → 20u15",
          "einde: 19u15 → 21u15",
          "11 mensen zijn ingeschreven",
        ],
        [
          "Het tarief “Heel seizoen” van “Jazz 12-15 jaar” wijzigt",
          "plaats meteen reserveren: nee → ja",
          "prijs: € 195,00 → € 199,50",
          "11 mensen zijn ingeschreven",
        ],
        [
          "De beurtenkaart “Tien beurten” komt erbij",
          "",
        ],
        [
          "De activiteit “Workshop heels” verdwijnt",
          "met 1 les en 1 tarief",
          "15 mensen zijn ingeschreven",
        ],
      ]
    `);
    expect((await club()).courses.map(({ url }) => url)).toContain('workshop-heels');
  });

  it('says an early price with its last day', async () => {
    const offer = await opened();
    const [season] = courseIn(offer.file, 'jazz-tieners').tariffs;
    Object.assign(season ?? {}, { earlyPrice: { price: 150, until: '2027-06-30' } });
    const { changes } = await planned(offer);
    expect(changes.flatMap(({ lines }) => lines)).toEqual([
      'vroegboekprijs: niets → €\u00a0150,00 tot en met 30/06/2027',
    ]);
    await publish(offer);
    const later = await opened();
    const [same] = courseIn(later.file, 'jazz-tieners').tariffs;
    expect(same).toMatchObject({ earlyPrice: { price: 150, until: '2027-06-30' } });
    Object.assign(same?.earlyPrice ?? {}, { price: 160, until: '2027-07-01' });
    expect((await planned(later)).changes.flatMap(({ lines }) => lines)).toEqual([
      'vroegboekprijs: €\u00a0150,00 → €\u00a0160,00',
      'laatste dag van de vroegboekprijs: 30/06/2027 → 01/07/2027',
    ]);
  });

  it('says who may register first, and from when', async () => {
    const offer = await opened();
    const priority = { for: 'enrolled', from: '2027-06-01 20:00' };
    Object.assign(courseIn(offer.file, 'jazz-tieners').tariffs[0] ?? {}, {
      opens: '2027-06-08 20:00',
      priority: { ...priority, for: 'members' },
    });
    const some = { ...priority, courses: ['jazz-tieners'] };
    const [tariff] = courseIn(offer.file, 'hedendaags-volwassenen').tariffs;
    Object.assign(tariff ?? {}, { opens: '2027-06-08 20:00', priority: some });
    expect((await planned(offer)).changes.flatMap(({ lines }) => lines)).toEqual([
      'inschrijven vanaf: niets → 08/06/2027 om 20u00',
      'leden eerst: niets → wie lid is van de club, vanaf 01/06/2027 om 20u00',
      'inschrijven vanaf: niets → 08/06/2027 om 20u00',
      'leden eerst: niets → wie dit seizoen al les volgt, vanaf 01/06/2027 om 20u00, uit jazz-tieners',
    ]);
    await publish(offer);
    const later = courseIn((await opened()).file, 'hedendaags-volwassenen').tariffs[0];
    expect(later).toMatchObject({ priority: some });
  });

  it('says who teaches a lesson in place of the teacher of the course, and whom that mails', async () => {
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    const lesson = jazz.sessions.find(({ day }) => day > '2026-12-01');
    Object.assign(lesson ?? {}, { teachers: ['Zoë'] });
    const { changes, mails } = await planned(offer);
    expect(changes.map(({ lines }) => lines)).toEqual([['lesgevers van deze les: die van de cursus → Zoë']]);
    expect(mails.people).toBeGreaterThan(0);
  });

  it('tells lessons that move in the same way together', async () => {
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    for (const session of jazz.sessions.filter(({ day }) => day > '2027-05-01'))
      Object.assign(session, {
        day: session.day.replace(/..$/, (day) => String(Number(day) + 1).padStart(2, '0')),
      });
    const { changes, faults } = await planned(offer);
    expect(faults).toEqual([]);
    expect(changes.map(({ sentence, lines }) => [sentence, ...lines])).toMatchInlineSnapshot(`
      [
        [
          "9 lessen van “Jazz 12-15 jaar”, van 04/05/2027 tot en met 29/06/2027, wijzigen",
          "dinsdag wordt woensdag",
        ],
      ]
    `);
  });

  it('publishes all or nothing, for everybody and in the actions of the club', async () => {
    const offer = await opened();
    const questions = (await club()).questions;
    courseIn(offer.file, 'jazz-tieners').title = 'Jazz voor tieners';
    expect(await publish(offer)).toMatchObject({
      status: 200,
      body: { result: { undoUntil: expect.any(Number) } },
    });
    const after = await club();
    expect(courseIn(after, 'jazz-tieners').title).toBe('Jazz voor tieners');
    expect(after.questions).toEqual(questions);
    const { result } = await karim.ask('get_club_actions', { club: arabesk });
    expect(result[0]).toMatchObject({ action: 'publish-offer', by: 'Karim El Amrani' });
    expect((await opened(other)).saved).toMatchObject({ by: 'Karim El Amrani', own: false });
  });

  it('keeps the lessons of a course that says nothing of them', async () => {
    const offer = await opened();
    const before = await club();
    const short = offer.file.courses.map(({ sessions: _s, weekly: _w, series: _r, ...course }) => course);
    expect(await publish({ ...offer, file: { ...offer.file, courses: short } })).toMatchObject({
      status: 200,
    });
    expect(await club()).toEqual(before);
  });

  it('lets the questions of a course follow it to another url', async () => {
    const before = await club();
    const offer = await opened();
    courseIn(offer.file, 'danskamp-krokus').url = 'kamp-in-februari';
    expect(await publish(offer)).toMatchObject({ status: 200 });
    const after = (await club()).questions.flatMap(({ course }) => course ?? []);
    expect(after).toContain('kamp-in-februari');
    expect(after).toHaveLength(before.questions.flatMap(({ course }) => course ?? []).length);
    expect(after).not.toContain('danskamp-krokus');
  });

  it('tells a second manager who published meanwhile', async () => {
    const offer = await opened(other);
    const mine = await opened();
    mine.file.club.city = 'Brugge';
    expect((await publish(mine)).status).toBe(200);
    const { status, body } = await publish(offer, {}, other);
    expect([status, body.code]).toEqual([409, 'offer-changed']);
    expect(body.errors?.[0]).toMatch(/^Karim El Amrani publiceerde intussen .* op 20\/11\/2026 om \d+u/);
    expect((await publish(offer)).body.errors?.[0]).toMatch(/^Je publiceerde intussen zelf/);
  });

  it('names nobody where the offer changed in another way', async () => {
    const offer = await opened();
    await db().update(courses).set({ title: 'Elders' }).where(eq(courses.url, 'jazz-tieners'));
    expect((await publish(offer)).body).toMatchObject({
      code: 'offer-changed',
      errors: ['Het aanbod is intussen gewijzigd.'],
    });
  });

  it('publishes nothing for who lost the role while the publication waited', async () => {
    const offer = await opened();
    offer.file.club.city = 'Brugge';
    const before = await club();
    let publishing: ReturnType<typeof publish> | undefined;
    await db().transaction(async (tx) => {
      await lockForms(tx);
      publishing = publish(offer);
      await untilBlocked({ tx, watcher: db(), statement: /pg_advisory_xact_lock/ });
      const isKarim = and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, karimUid));
      await tx.update(clubMembers).set({ role: 'member' }).where(isKarim);
    });
    expect(await publishing).toMatchObject({ status: 403 });
    expect(await club()).toEqual(before);
  });

  it('keeps the stock that the webshop counted, unless the manager counted again', async () => {
    const offer = await opened();
    const variants = offer.file.webshop.flatMap(({ products }) => products.flatMap((one) => one.variants));
    const counted = variants.find(({ stock }) => stock !== undefined);
    if (!counted) expect.fail('No counted variant');
    const before = counted.stock;
    counted.stock = 321;
    const kept = await planned(offer);
    expect(kept).toMatchObject({ changes: [], notes: [expect.stringContaining(`blijft ${before}, zoals`)] });
    const { changes } = await planned(offer, { takesStock: true });
    expect(changes.map(({ lines }) => lines)).toEqual([[`voorraad: ${before} → 321`]]);
  });

  it('keeps a text whose sentence is cut inside an emoji', async () => {
    const offer = await opened();
    const jazz = courseIn(offer.file, 'jazz-tieners');
    for (const length of [118, 119]) jazz.description += `${'x'.repeat(length)}💃💃💃`;
    jazz.place = `${'x'.repeat(118)}💃💃`;
    jazz.bring = `${'x'.repeat(119)}💃💃`;
    expect(await publish(offer)).toMatchObject({ status: 200 });
    expect((await publications())[0]?.sentences.join()).toContain(`${'x'.repeat(118)}…`);
  });

  it.each(['constructor', 'toString', '__proto__'])('writes the name “%s” as any other', async (place) => {
    const offer = await opened();
    courseIn(offer.file, 'jazz-tieners').place = place;
    const { changes } = await planned(offer);
    expect(changes[0]?.lines[0]).toMatch(new RegExp(`^plaats: .* → ${place}$`));
  });

  it('offers a product with tariffs in any order, and with one that is named twice', async () => {
    const offer = await opened();
    const [shoes] = offer.file.webshop.flatMap(({ products }) => products);
    const offers = offer.file.courses
      .filter(({ type }) => type === 'course')
      .flatMap(({ url, tariffs: sold }) => sold.map(({ title }) => ({ course: url, tariff: title })));
    Object.assign(shoes ?? {}, { offeredWith: [...offers.toReversed(), ...offers.slice(0, 2)] });
    expect(await publish(offer)).toMatchObject({ status: 200 });
    const [kept] = (await club()).webshop.flatMap(({ products }) => products);
    expect(kept?.offeredWith).toHaveLength(offers.length);
    expect(new Set(kept?.offeredWith)).toEqual(new Set(offers));
  });

  it('keeps a draft of each manager, and refuses to overwrite a later one', async () => {
    const save = (revision: number, draft: string, client = karim) =>
      client.call('save_offer_draft', { club: arabesk, draft, revision });
    expect((await save(0, '{"a":\n1}')).body).toMatchObject({ result: { revision: 1 } });
    expect((await save(0, '{"a":2}')).body).toMatchObject({
      code: 'conflict',
      errors: [expect.stringMatching(/aanbod/)],
    });
    expect(await save(largestInteger, '{}')).toMatchObject({ status: 409 });
    expect((await opened()).draft).toMatchObject({ draft: '{"a":\n1}', revision: 1 });
    expect((await opened(other)).draft).toBeNull();
    // The general questions of the club have a draft of their own.
    expect((await karim.ask('get_form_editor', { club: arabesk })).result.draft).toBeNull();
    await karim.ask('save_offer_draft', { club: arabesk, revision: 1 });
    expect((await opened()).draft).toBeNull();
  });

  it('keeps the draft where only a part of it is published, and is taken back like any other', async () => {
    const before = await club();
    await karim.ask('save_offer_draft', { club: arabesk, draft: '{}', revision: 0 });
    const offer = await opened();
    Object.assign(courseIn(offer.file, 'jazz-tieners').tariffs[0] ?? {}, { price: 199.5 });
    expect(await publish(offer, { keepsDraft: true })).toMatchObject({ status: 200 });
    expect((await opened()).draft).toMatchObject({ draft: '{}', revision: 1 });
    const [publication] = await publications();
    await karim.ask('take_back_offer', { club: arabesk, publication: publication?.id ?? 0 }, newKey());
    expect(await club()).toEqual(before);
    const again = await opened();
    expect(again.draft).toMatchObject({ revision: 1 });
    Object.assign(courseIn(again.file, 'jazz-tieners').tariffs[0] ?? {}, { price: 199.5 });
    expect(await publish(again)).toMatchObject({ status: 200 });
    expect((await opened()).draft).toBeNull();
  });
});
