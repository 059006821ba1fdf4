import { desc, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '#rules/money.ts';
import { publishDueOffers } from '#server/club-files/editing/offer/planned/publishDueOffers.ts';
import {
  clubFiles,
  clubImports,
  clubMembers,
  formVersions,
  orders,
  plannedOffers,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { exported } from '../support/files/clubFiles.ts';
import { formParts, multipartBody } from '../support/files/multipart.ts';
import { readMails } from '../support/mails/readMails.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 2;
const each = Array.from({ length: rounds }, (_, round) => round + 1);

describe('two managers who publish at the same moment on two servers', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
    await two.db
      .insert(clubMembers)
      .values({ clubNid: arabesk, uid: 12, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
  }, 120_000);
  afterAll(() => two.stop());

  const managersOf = async () =>
    [
      await two.at(0).loggedIn('beheer@example.org'),
      await two.at(1).loggedIn('federatie@example.org'),
    ] as const;

  it.each(each)('keeps the form of one and tells the other who it was, round %i', async (round) => {
    const managers = await managersOf();
    const form = { club: arabesk, formNid: 11 };
    const { result } = await managers[0].ask('get_form_editor', form);
    const kept = (await two.db.select().from(formVersions)).length;
    const answers = await Promise.all(
      managers.map((manager, index) => {
        const extra = { qid: 'nieuw', type: 'text', question: `Vraag ${round} van ${index}` };
        const sections = [...result.sections, { title: `Deel ${round} van ${index}`, fields: [extra] }];
        return manager.call('publish_form', { ...form, formVersion: result.version, sections }, newKey());
      }),
    );
    const [lost] = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([lost?.status, lost?.body.code]).toEqual([409, 'form-changed']);
    const winner = answers[0]?.status === 200 ? 'Karim El Amrani' : 'Els Claes';
    expect(lost?.body.errors?.[0]).toContain(winner);
    // The first round keeps the form as it was before too.
    const now = (await two.db.select().from(formVersions)).length;
    expect(now - kept).toBe(round === 1 ? 2 : 1);
  });

  it.each(each)('keeps the offer of one and tells the other who it was, round %i', async (round) => {
    const managers = await managersOf();
    const { result } = await managers[0].ask('get_offer_editor', { club: arabesk });
    const kept = await two.db.$count(clubImports);
    const answers = await Promise.all(
      managers.map((manager, index) => {
        const passes = [{ label: `Kaart ${round} van ${index}`, credit: 10, price: 90 }];
        const file = JSON.stringify({ ...result.file, passes: [...passesIn(result.file), ...passes] });
        return manager.call('publish_offer', { club: arabesk, offerVersion: result.version, file }, newKey());
      }),
    );
    const [lost] = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([lost?.status, lost?.body.code]).toEqual([409, 'offer-changed']);
    expect(lost?.body.errors?.[0]).toContain(answers[0]?.status === 200 ? 'Karim El Amrani' : 'Els Claes');
    expect((await two.db.$count(clubImports)) - kept).toBe(1);
    const { passes } = await exported(two.db, 'arabesk');
    expect(passes.filter(({ label }) => label.startsWith(`Kaart ${round} `))).toHaveLength(1);
  });

  it('lets somebody who orders at that moment pay the price that they saw, or see another one first', async () => {
    const an = await two.at(1).loggedIn('ouder@example.org');
    await saveAnswers(an);
    const cart = { club: arabesk, uid: 1, tariffs: [adultTariff] };
    const { result: seen } = await an.ask('compile_public_registration_invoice', cart);
    const [karim] = await managersOf();
    const { result } = await karim.ask('get_offer_editor', { club: arabesk });
    const file = JSON.stringify(result.file, (_key, value: unknown) =>
      fieldsOf(value).nid === adultTariff ? { ...fieldsOf(value), price: 301 } : value,
    );
    const request = { club: arabesk, offerVersion: result.version, file };
    const [published, placed] = await Promise.all([
      karim.call('publish_offer', request, newKey()),
      an.call('place_order', { ...cart, total: seen.total }, newKey()),
    ]);
    expect(published.status).toBe(200);
    const [line] = await two.db
      .select({ total: orders.totalCents })
      .from(orders)
      .orderBy(desc(orders.oid))
      .limit(1);
    if (placed.status === 200) expect(line?.total).toBe(centsOf(seen.total));
    else expect([placed.status, placed.body.code]).toEqual([409, 'price-changed']);
    const [after] = await two.db.select().from(tariffs).where(eq(tariffs.nid, adultTariff));
    expect(after?.priceCents).toBe(30_100);
  });

  it.each(each)('takes a new course back or lets somebody in, never both, round %i', async (round) => {
    const url = `nieuw-${round}`;
    const [karim] = await managersOf();
    const { result } = await karim.ask('get_offer_editor', { club: arabesk });
    const sessions = [{ day: '2027-03-01', from: '19:00', to: '20:00' }];
    const course = { url, title: url, sessions, tariffs: [{ title: 'Heel seizoen', price: 100 }] };
    const file = JSON.stringify({ ...result.file, courses: [...listIn(result.file.courses), course] });
    const request = { club: arabesk, offerVersion: result.version, file };
    expect((await karim.call('publish_offer', request, newKey())).status).toBe(200);
    const [tariff] =
      (await exported(two.db, 'arabesk')).courses.find((one) => one.url === url)?.tariffs ?? [];
    const bought = [tariff?.nid ?? expect.fail('The course has no tariff')];
    const an = await two.at(1).loggedIn('ouder@example.org');
    await saveAnswers(an, 1, bought);
    const cart = { club: arabesk, uid: 1, tariffs: bought };
    const { result: seen } = await an.ask('compile_public_registration_invoice', cart);
    const [made] = (await karim.ask('get_offer_publications', { club: arabesk })).result;
    const [taken, placed] = await Promise.all([
      karim.call('take_back_offer', { club: arabesk, publication: made?.id ?? 0 }, newKey()),
      an.call('place_order', { ...cart, total: seen.total }, newKey()),
    ]);
    expect([taken.status, placed.status].filter((status) => status === 200)).toHaveLength(1);
    expect([200, 404, 409, 422]).toContain(taken.status);
    expect([200, 404, 409, 422]).toContain(placed.status);
    const { courses } = await exported(two.db, 'arabesk');
    expect(courses.some((one) => one.url === url)).toBe(placed.status === 200);
    expect(await two.db.$count(registrations, inArray(registrations.tariffNid, bought))).toBe(
      placed.status === 200 ? 1 : 0,
    );
  });

  /** Both processes do what is due. */
  const bothPublishDue = () =>
    Promise.all(
      [0, 1].map((index) => {
        const { database, clock, fileService } = two.at(index);
        return publishDueOffers({ db: database.db, clock, portalOrigin: undefined, fileService });
      }),
    );
  const planPass = async (label: string) => {
    const [karim] = await managersOf();
    const { result } = await karim.ask('get_offer_editor', { club: arabesk });
    const passes = [...passesIn(result.file), { label, credit: 10, price: 90 }];
    const file = JSON.stringify({ ...result.file, passes });
    const at = Math.floor(two.at(0).clock.now().getTime() / 1000) + 60;
    const request = { club: arabesk, offerVersion: result.version, file, at };
    const { result: planned } = await karim.ask('plan_offer_publication', request, newKey());
    for (const index of [0, 1]) two.at(index).clock.advance({ seconds: 60 });
    return planned.id;
  };
  const passesNamed = async (label: string) =>
    (await exported(two.db, 'arabesk')).passes.filter((pass) => pass.label === label).length;

  it.each(each)('publishes what is due once, on two processes, round %i', async (round) => {
    const label = `Gepland ${round}`;
    await planPass(label);
    const kept = await two.db.$count(clubImports);
    await bothPublishDue();
    expect((await two.db.$count(clubImports)) - kept).toBe(1);
    expect(await passesNamed(label)).toBe(1);
    expect(await two.db.$count(plannedOffers)).toBe(0);
    // One mail tells it.
    await Promise.all([two.at(0).settled(), two.at(1).settled()]);
    const mails = (await Promise.all([0, 1].map((index) => readMails(two.at(index).mailFolder)))).flat();
    expect(mails.filter(({ text }) => text?.includes(`“${label}”`))).toHaveLength(1);
  });

  it.each(each)('publishes or cancels, where both come at that moment, round %i', async (round) => {
    const label = `Geannuleerd ${round}`;
    const planned = await planPass(label);
    const [, els] = await managersOf();
    const [cancelled] = await Promise.all([
      els.call('change_planned_offer', { club: arabesk, planned }),
      bothPublishDue(),
    ]);
    expect(await passesNamed(label)).toBe(cancelled.status === 200 ? 0 : 1);
    expect([200, 404]).toContain(cancelled.status);
  });

  it.each(each)(
    'keeps what is published by hand at the moment of a planned publication, round %i',
    async (round) => {
      const [planned, byHand] = [`Gepland ernaast ${round}`, `Met de hand ${round}`];
      await planPass(planned);
      const [, els] = await managersOf();
      const { result } = await els.ask('get_offer_editor', { club: arabesk });
      const passes = [...passesIn(result.file), { label: byHand, credit: 5, price: 45 }];
      const file = JSON.stringify({ ...result.file, passes });
      const [published] = await Promise.all([
        els.call('publish_offer', { club: arabesk, offerVersion: result.version, file }, newKey()),
        bothPublishDue(),
      ]);
      expect(await passesNamed(planned)).toBe(1);
      // The manager who came second by hand is told, and opens the offer of now.
      expect(await passesNamed(byHand)).toBe(published.status === 200 ? 1 : 0);
      if (published.status !== 200) expect(published.body.code).toBe('offer-changed');
    },
  );

  /** Requests that ask for more than there is room for, half of them by each server. */
  const together = <Answer>(ask: (index: number) => Promise<Answer>) => Promise.all([0, 1, 2, 3].map(ask));

  it('plans no more publications than a club may have', async () => {
    const managers = await managersOf();
    const { result } = await managers[0].ask('get_offer_editor', { club: arabesk });
    const at = Math.floor(two.at(0).clock.now().getTime() / 1000) + 3600;
    const passes = [...passesIn(result.file), { label: 'Vol', credit: 10, price: 90 }];
    const file = JSON.stringify({ ...result.file, passes });
    const request = { club: arabesk, offerVersion: result.version, file, at };
    const plan = (index: number) =>
      (managers[index % 2] ?? managers[0]).call('plan_offer_publication', request, newKey());
    for (let made = 0; made < 9; made += 1) expect((await plan(made)).status).toBe(200);
    const answers = await together(plan);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await two.db.delete(plannedOffers);
  });

  it('keeps no more waiting pictures than a club may have', async () => {
    const managers = await managersOf();
    const waiting = { clubNid: arabesk, mediaType: 'image/webp', waitsSince: two.at(0).clock.now() };
    await two.db
      .insert(clubFiles)
      .values(Array.from({ length: 499 }, (_, index) => ({ ...waiting, path: `clubs/vol-${index}.webp` })));
    const send = async (index: number) => {
      const manager = managers[index % 2] ?? managers[0];
      const content = await sharp({
        create: { width: 400, height: 300, channels: 3, background: { r: 60 * index, g: 0, b: 0 } },
      })
        .png()
        .toBuffer();
      return two.at(index).app.inject({
        ...{ method: 'POST', url: '/api?q=upload_offer_picture' },
        ...multipartBody(formParts({ club: arabesk }, { name: 'vol.png', type: 'image/png', content })),
        cookies: { auth: (manager.cookie ?? '').replace('auth=', '') },
      });
    };
    const answers = await together(send);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
  });

  it.each(each)('changes the offer once for a request that arrives twice, round %i', async (round) => {
    const managers = [
      await two.at(0).loggedIn('beheer@example.org'),
      await two.at(1).loggedIn('beheer@example.org'),
    ] as const;
    const [first] = managers;
    const { result } = await first.ask('get_offer_editor', { club: arabesk });
    const kept = await two.db.$count(clubImports);
    const passes = [...passesIn(result.file), { label: `Dubbel ${round}`, credit: 5, price: 45 }];
    const request = {
      club: arabesk,
      offerVersion: result.version,
      file: JSON.stringify({ ...result.file, passes }),
    };
    const key = newKey();
    const answers = await Promise.all(managers.map((manager) => manager.call('publish_offer', request, key)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await two.db.$count(clubImports)) - kept).toBe(1);
  });
});

function passesIn({ passes }: Readonly<Record<string, unknown>>): readonly unknown[] {
  return listIn(passes);
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
