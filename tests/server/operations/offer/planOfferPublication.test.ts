import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { publishDueOffers } from '#server/club-files/editing/offer/planned/publishDueOffers.ts';
import {
  clubMembers,
  courseTeachers,
  lessonChanges,
  orders,
  plannedOffers,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { forgetTeachersPlanned } from '#server/services/management/offers/plannedOffers.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { importFile } from '../../support/files/clubFiles.ts';
import {
  exportedClub,
  type Offer,
  offerRequest,
  openOffer,
  planOf,
  publishAs,
} from '../../support/files/offers.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

type Extra = Partial<OperationRequest<'plan_offer_publication'>>;

/** Karim and Els, who manage Arabesk in these tests. */
const [karimUid, elsUid] = [10, 12];
const bartUid = 11;
const hour = 60 * 60;
const origin = 'https://club.example';

describe('plan_offer_publication', () => {
  let server: TestServer;
  let karim: TestClient;
  let els: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    els = await server.loggedIn('federatie@example.org');
    await db()
      .insert(clubMembers)
      .values({ clubNid: arabesk, uid: elsUid, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const inSeconds = (seconds: number) => Math.floor(server.clock.now().getTime() / 1000) + seconds;
  const opened = (client = karim) => openOffer(client);
  type Opened = Awaited<ReturnType<typeof opened>>;
  const asked = (offer: Pick<Opened, 'version' | 'file'>, extra: Extra = {}) => ({
    ...{ ...offerRequest(offer), at: inSeconds(hour), ...extra },
  });
  const plan = async (change: (file: Offer) => void, extra: Extra = {}, client = karim) => {
    const offer = await opened(client);
    change(offer.file);
    return client.call('plan_offer_publication', asked(offer, extra), newKey());
  };
  /** The id of a planned publication. Safe cast: the contract says so of an answer that isn't refused. */
  const plannedId = async (change: (file: Offer) => void) =>
    ((await plan(change)).body as unknown as { result: { id: number } }).result.id;
  const drafts = () => karim.ask('save_offer_draft', { club: arabesk, draft: '{}', revision: 0 });
  const publish = async (change: (file: Offer) => void, client = els) => {
    const offer = await opened(client);
    change(offer.file);
    const shown = await planOf(client, offer);
    expect(await publishAs(client, offer)).toMatchObject({ status: 200 });
    return shown;
  };
  const status = async (client = karim) => (await client.ask('get_offer_status', { club: arabesk })).result;
  const club = () => exportedClub(server);
  const pass = async (seconds: number) => {
    server.clock.advance({ seconds });
    const { fileService } = server;
    await publishDueOffers({ db: db(), clock: server.clock, portalOrigin: origin, fileService });
    await server.settled();
  };
  const mails = async () =>
    (await readMails(server.mailFolder)).map(({ to, subject, text }) => ({
      ...{ to: to?.[0]?.address, subject, text: text ?? '' },
    }));
  const toBrugge = (file: Offer) => void Object.assign(file.club, { city: 'Brugge' });
  const priceOf = (file: Offer, url: string) =>
    file.courses.find((course) => course.url === url)?.tariffs[0] ?? expect.fail(url);

  it.each([
    [{}, null],
    [{ keepsDraft: true }, { draft: '{}' }],
  ])('with %j leaves the draft %j', async (extra, left) => {
    await drafts();
    const planned = await plan((file) => Object.assign(file.club, { city: 'Aalst' }), extra);
    expect(planned).toMatchObject({ status: 200 });
    const { draft } = await opened();
    expect(draft && { draft: draft.draft }).toEqual(left);
  });

  it('publishes at the moment and not before, as its manager, who gets a mail', async () => {
    const before = await club();
    const { revision } = await opened();
    expect(await plan(toBrugge)).toMatchObject({ status: 200, body: { result: { id: expect.any(Number) } } });
    expect((await status()).planned).toEqual([
      {
        ...{ id: expect.any(Number), at: inSeconds(hour), by: 'Karim El Amrani', own: true, stopped: [] },
        sentences: [expect.stringMatching(/^De club wijzigt \(gemeente: .+ → Brugge\)$/)],
      },
    ]);
    await pass(hour - 1);
    expect(await club()).toEqual(before);
    await pass(1);
    expect((await club()).club.city).toBe('Brugge');
    expect(await status()).toMatchObject({
      ...{ planned: [], revision: revision + 1 },
      changed: { by: 'Karim El Amrani', own: true },
    });
    const { result } = await karim.ask('get_club_actions', { club: arabesk });
    expect(result.slice(0, 2).map(({ action }) => action)).toEqual(['publish-offer', 'plan-offer']);
    expect(result[0]?.sentences).toEqual([expect.stringContaining('Brugge')]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: 'beheer@example.org', subject: 'Je nieuwe aanbod van Dansstudio Arabesk staat online' },
      text: expect.stringContaining(`${origin}/arabesk/beheer/acties`),
    });
    await pass(hour);
    expect(await mails()).toHaveLength(1);
  });

  it('can be taken back like any publication, which tells whose mail would not leave', async () => {
    const before = await club();
    const moved = (file: Offer) => {
      const jazz = file.courses.find(({ url }) => url === 'jazz-tieners');
      const lesson = jazz?.sessions.find(({ day }) => day > '2026-12-01') ?? expect.fail('No lesson');
      Object.assign(lesson, { from: '20:15', to: '21:15' });
    };
    await plan(moved);
    await pass(hour);
    const { result: made } = await karim.ask('get_offer_publications', { club: arabesk });
    const changes = await db().select().from(lessonChanges);
    expect(made).toMatchObject([
      {
        by: 'Karim El Amrani',
        unmailed: new Set(changes.map(({ uid }) => uid)).size,
        undoUntil: expect.any(Number),
      },
    ]);
    expect(made[0]?.sentences[0]).toMatch(/^De les van .+ wijzigt \(begin: 18u00 → 20u15, einde: /);
    const { revision } = await status();
    await els.ask('take_back_offer', { club: arabesk, publication: made[0]?.id ?? 0 }, newKey());
    expect(await club()).toEqual(before);
    expect(await status()).toMatchObject({
      ...{ revision: revision + 1, changed: { by: 'Els Claes', own: false } },
    });
  });

  it('keeps what others published meanwhile, of which they were told', async () => {
    await plan((file) => void Object.assign(priceOf(file, 'jazz-tieners'), { price: 201 }));
    const { notes } = await publish((file) => {
      toBrugge(file);
      priceOf(file, 'jazz-tieners').capacity = 77;
    });
    expect(notes).toEqual([
      expect.stringMatching(/^Gepland: op .+ om .+ komt nog een publicatie van Karim El Amrani online\./),
    ]);
    await pass(hour);
    const now = await club();
    expect(now.club.city).toBe('Brugge');
    expect(priceOf(now, 'jazz-tieners')).toMatchObject({ price: 201, capacity: 77 });
  });

  it('stops as soon as somebody publishes another change of the same, and mails its manager at once', async () => {
    await plan((file) => void Object.assign(priceOf(file, 'jazz-tieners'), { price: 201 }));
    const { notes } = await publish(
      (file) => void Object.assign(priceOf(file, 'jazz-tieners'), { price: 199 }),
    );
    expect(notes).toEqual([expect.stringContaining('krijgt Karim El Amrani een mail')]);
    await server.settled();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      ...{
        to: 'beheer@example.org',
        subject: 'Je geplande publicatie van Dansstudio Arabesk gaat niet door',
      },
      text: expect.stringContaining('(prijs: €\u00a0199,00 → €\u00a0201,00)'),
    });
    const before = await club();
    await pass(hour);
    expect(await club()).toEqual(before);
    const [stopped] = (await status()).planned;
    expect(stopped?.stopped.join(' ')).toMatch(/“Jazz 12-15 jaar › Heel seizoen”/);
    const again = { club: arabesk, planned: stopped?.id, at: inSeconds(hour) };
    expect(await karim.call('change_planned_offer', again)).toMatchObject({
      ...{ status: 409, body: { code: 'not-available' } },
    });
    const { result } = await karim.ask('get_offer_editor', { club: arabesk, planned: stopped?.id ?? 0 });
    // Safe cast: the server kept a club file.
    expect(priceOf(result.planned?.file as unknown as Offer, 'jazz-tieners').price).toBe(201);
    expect(await mails()).toHaveLength(1);
  });

  it('writes what a manager typed as text in its mails', async () => {
    const typed = '<img src=x onerror=alert(1)> & {name}';
    await plan((file) => void Object.assign(file.club, { city: typed }));
    await pass(hour);
    const [mail] = await readMails(server.mailFolder);
    expect(mail?.text).toContain(typed);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; {name}');
    expect(mail?.html).not.toContain('<img src=x');
  });

  it('stops as soon as what it began with is taken back', async () => {
    await publish((file) => void Object.assign(priceOf(file, 'jazz-tieners'), { price: 199 }));
    await plan((file) => void Object.assign(priceOf(file, 'jazz-tieners'), { price: 201 }));
    const [made] = (await els.ask('get_offer_publications', { club: arabesk })).result;
    await els.ask('take_back_offer', { club: arabesk, publication: made?.id ?? 0 }, newKey());
    await server.settled();
    expect((await status()).planned[0]?.stopped.join(' ')).toMatch(/prijs: €\u00a0195,00 → €\u00a0201,00/);
    expect((await mails()).map(({ to }) => to)).toEqual(['beheer@example.org']);
  });

  it('mails nobody that it stops where somebody cancels it at that moment', async () => {
    await plan((file) => void Object.assign(priceOf(file, 'jazz-tieners'), { price: 201 }));
    let publishing: Promise<unknown> | undefined;
    await db().transaction(async (tx) => {
      await tx.delete(plannedOffers);
      publishing = publish((file) => void Object.assign(priceOf(file, 'jazz-tieners'), { price: 199 }));
      await untilBlocked({ tx, watcher: db(), statement: /update "planned_offers"/ });
    });
    await publishing;
    await server.settled();
    expect(await mails()).toEqual([]);
  });

  it('is no conflict where the webshop sold meanwhile', async () => {
    await plan(toBrugge);
    const file = await club();
    const variant = file.webshop
      .flatMap(({ products }) => products.flatMap(({ variants }) => variants))
      .find(({ stock }) => stock !== undefined);
    Object.assign(variant ?? {}, { stock: 3 });
    await importFile(db(), file, { takesStock: true });
    await pass(hour);
    expect((await club()).club.city).toBe('Brugge');
    expect(JSON.stringify((await club()).webshop)).toContain('"stock":3');
  });

  it('stops where the command of operators changed the same', async () => {
    await plan(toBrugge);
    const file = await club();
    file.club.city = 'Aalst';
    await importFile(db(), file);
    await pass(hour);
    expect((await club()).club.city).toBe('Aalst');
    expect((await status()).planned).toMatchObject([
      { stopped: [expect.any(String), expect.stringContaining('De club')] },
    ]);
  });

  it('leaves the offer as it is where somebody took what would go, and tells why', async () => {
    const used = await db()
      .select({ course: tariffs.courseNid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid));
    const taken = new Set(used.map(({ course }) => course));
    const free =
      (await club()).courses.find(({ nid = 0 }) => !taken.has(nid)) ?? expect.fail('All are taken');
    const tariffNid = free.tariffs[0]?.nid ?? 0;
    const answer = await plan(
      (file) => {
        file.courses = file.courses.filter(({ nid }) => nid !== free.nid);
        file.videos = file.videos.filter(({ course }) => course !== free.url);
        for (const product of file.webshop.flatMap(({ products }) => products)) product.offeredWith = [];
      },
      { reschedules: [free.url] },
    );
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    const [order] = await db().select().from(orders).where(eq(orders.clubNid, arabesk)).limit(1);
    await db()
      .insert(registrations)
      .values({
        ...{ uid: 1, oid: order?.oid ?? 0, tariffNid, status: 1, isTicket: false },
        registeredAt: server.clock.now(),
      });
    const before = await club();
    await pass(hour);
    expect(await club()).toEqual(before);
    const [stopped] = (await status()).planned;
    expect(stopped?.stopped).toEqual([expect.stringMatching(/kan niet weg: .*1 inschrijving/)]);
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['beheer@example.org', 'Je geplande publicatie van Dansstudio Arabesk gaat niet door'],
    ]);
  });

  it('forgets the account of a teacher who is erased, which is no conflict', async () => {
    const teacher = (await club()).courses.flatMap(({ teacherAccounts = [] }) => teacherAccounts)[0] ?? '';
    await plan(toBrugge);
    await db().transaction(async (tx) => {
      await forgetTeachersPlanned(tx, [teacher]);
      await tx.delete(courseTeachers);
    });
    expect(teacher).toContain('@');
    const kept = await db().select().from(plannedOffers);
    expect(JSON.stringify(kept.map(({ base, file }) => [base, file]))).not.toContain(teacher);
    await pass(hour);
    expect((await club()).club.city).toBe('Brugge');
    expect(JSON.stringify(await club())).not.toContain(teacher);
  });

  it('stops where its manager manages the club no more, and mails who does', async () => {
    await plan(toBrugge);
    await db()
      .update(clubMembers)
      .set({ role: 'member' })
      .where(and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, karimUid)));
    // A manager of another club, and one who is blocked, don't manage this one either.
    await db()
      .insert(clubMembers)
      .values([
        { clubNid: 2, uid: karimUid, role: 'admin' },
        { clubNid: arabesk, uid: bartUid, role: 'admin', isBlocked: true },
      ]);
    const before = await club();
    await pass(hour);
    expect(await club()).toEqual(before);
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['federatie@example.org', 'Een geplande publicatie van Dansstudio Arabesk gaat niet door'],
    ]);
    const [stopped] = (await status(els)).planned;
    expect(stopped?.stopped).toEqual(['Wie deze publicatie plande, beheert de club niet meer.']);
    // Els takes it over.
    await els.ask('change_planned_offer', { club: arabesk, planned: stopped?.id ?? 0, at: inSeconds(hour) });
    await pass(hour);
    expect((await club()).club.city).toBe('Brugge');
    expect((await status(els)).changed).toMatchObject({ by: 'Els Claes', own: true });
  });

  it('moves to another moment, and is cancelled by any manager', async () => {
    const id = await plannedId(toBrugge);
    await els.ask('change_planned_offer', { club: arabesk, planned: id, at: inSeconds(2 * hour) });
    await pass(hour);
    expect((await status()).planned).toMatchObject([{ id, stopped: [] }]);
    await karim.ask('change_planned_offer', { club: arabesk, planned: id });
    await pass(hour);
    expect((await club()).club.city).not.toBe('Brugge');
    const gone = { club: arabesk, planned: id, at: inSeconds(hour) };
    expect((await karim.call('change_planned_offer', gone)).status).toBe(404);
    const { result } = await karim.ask('get_club_actions', { club: arabesk });
    expect(result.slice(0, 3).map(({ action }) => action)).toEqual([
      ...['cancel-planned-offer', 'move-planned-offer', 'plan-offer'],
    ]);
  });

  it('keeps two publications apart, of which the later one adapts to the first', async () => {
    await plan(toBrugge);
    const reword = (file: Offer) => void Object.assign(file.club, { description: 'Anders' });
    await plan(reword, { at: inSeconds(2 * hour) }, els);
    const [, second] = (await status()).planned;
    const { result } = await karim.ask('get_offer_editor', { club: arabesk, planned: second?.id ?? 0 });
    expect(result.planned?.file).toMatchObject({ club: { description: 'Anders' } });
    await pass(3 * hour);
    expect((await club()).club).toMatchObject({ city: 'Brugge', description: 'Anders' });
  });

  it.each<[string, Extra, number, string]>([
    ['a moment that is over', { at: 1 }, 422, 'Kies een moment dat nog moet komen.'],
    ['a moment in years', { at: 4_000_000_000 }, 422, 'Plan een publicatie hoogstens een jaar vooruit.'],
    // Its date is none that a program can count with.
    ['a moment of no calendar', { at: 1e15 }, 422, 'Plan een publicatie hoogstens een jaar vooruit.'],
    ['another version', { offerVersion: 'x' }, 409, 'Het aanbod is intussen gewijzigd.'],
    ['no file', { file: '{}' }, 422, ''],
  ])('refuses %s', async (_name, extra, expected, sentence) => {
    const answer = await plan(toBrugge, extra);
    expect(answer.status).toBe(expected);
    if (sentence !== '') expect(answer.body.errors).toEqual([sentence]);
    expect(await db().$count(plannedOffers)).toBe(0);
  });

  it('refuses an offer without a change, and one that could not be published now', async () => {
    expect((await plan(() => undefined)).body.errors).toEqual([
      'Er is niets gewijzigd. Er valt dus niets te publiceren.',
    ]);
    expect((await plan((file) => void Object.assign(file.club, { title: '' }))).status).toBe(422);
  });

  it('plans once for a request that arrives twice', async () => {
    const offer = await opened();
    toBrugge(offer.file);
    const [request, key] = [asked(offer), newKey()];
    const first = await karim.call('plan_offer_publication', request, key);
    expect((await karim.call('plan_offer_publication', request, key)).body).toEqual(first.body);
    expect(await db().$count(plannedOffers)).toBe(1);
  });
});
