import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, orders, submissions, users } from '#server/db/schema.ts';
import { untilAnswered } from '../../support/answers/untilAnswered.ts';
import { formParts, multipartBody, smallestPng } from '../../support/files/multipart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  newKey,
  saveAnswers,
} from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const orderOf = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };
const invalid = { status: 400, body: { code: 'invalid-request' } };

/** Tests the rows about requests in docs/nasty-inputs.md. */
describe('a request', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    restore = await restoreSales(server.database.db);
  });
  beforeEach(() => saveAnswers(parent));
  afterEach(() => restore());
  afterAll(() => server.stop());

  const post = async (q: string, payload: string) => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: `/api?q=${q}`,
      payload,
      headers: { 'content-type': 'application/json', cookie: parent.cookie ?? '' },
    });
    return { status: statusCode, body: JSON.parse(body) };
  };
  const get = async (query: string) => {
    const { statusCode, body } = await server.app.inject({ url: `/api?${query}` });
    return { status: statusCode, body: JSON.parse(body) };
  };
  const upload = async (fields: object) => {
    const target = { type: 'answer', qid: 1034, nid: 110, uid: 1, submission: 'keer-1', ...fields };
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_question_files',
      ...multipartBody(formParts(target, smallestPng)),
      cookies: { auth: parent.cookie?.replace('auth=', '') ?? '' },
    });
    return { status: statusCode, body: JSON.parse(body) };
  };
  const saveWith = async (qids: object) =>
    parent.call(
      'save_combined_course_registration_form',
      {
        club: arabesk,
        tariffs: [adultTariff],
        formVersion: await formVersionOf(parent),
        privacyAccepted: true,
        registrations: [{ uid: 1, qids: { ...completeAnswers, ...qids } }],
      },
      newKey(),
    );
  const orderCount = () => server.database.db.$count(orders, eq(orders.placedBy, 1));

  it('row 10: with a NUL is a 400, wherever the NUL stands', async () => {
    expect(await post('save_profile', '{"uid":1,"fname":"A\\u0000n"}')).toMatchObject(invalid);
    expect(await post('save_profile', '{"uid":1,"x\\u0000":1}')).toMatchObject(invalid);
    expect(await get('q=search_clubs&text=a%00')).toMatchObject(invalid);
    expect(await upload({ submission: 'keer\0' })).toMatchObject(invalid);
    expect(await saveWith({ '1010_0': 'An\0' })).toMatchObject(invalid);
  });

  it('row 11: with half of a surrogate pair is a 400', async () => {
    expect(await post('save_profile', '{"uid":1,"fname":"A\\ud83d"}')).toMatchObject(invalid);
    expect(await post('save_profile', '{"uid":1,"\\udc00":"An"}')).toMatchObject(invalid);
    expect(await upload({ submission: '\ud83d' })).toMatchObject(invalid);
    // The bytes of half a pair are not valid UTF-8.
    expect((await get('q=search_clubs&text=%ED%A0%BD')).status).toBeLessThan(500);
  });

  it('row 13: with 100,000 nested lists or objects is a 400', async () => {
    for (const body of [
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    ])
      expect(await post('save_profile', body)).toMatchObject(invalid);
  });

  it("row 14: with '; DROP TABLE-- in a text treats it as text", async () => {
    const text = "'; DROP TABLE users--";
    expect((await parent.ask('search_clubs', { text })).result).toEqual([]);
    expect(await parent.call('login', { mail: text, password: text })).toMatchObject({ status: 401 });
    expect((await saveWith({ '1010_0': text })).status).toBe(200);
    const isOurs = and(eq(answers.qid, 1010), eq(answers.uid, 1));
    const kept = await server.database.db.select().from(answers).where(isOurs);
    expect(kept.map(({ value }) => value)).toEqual([text]);
    expect(await server.database.db.$count(users)).toBeGreaterThan(10);
  });

  it.each([20_000, 300_000])(
    'row 41: with one id %i times is a 400 with the first fault only',
    async (count) => {
      const ids = Array(count).fill(1);
      const { status, body } = await post('place_order', JSON.stringify({ ...orderOf, tariffs: ids }));
      expect({ status, body }).toMatchObject(invalid);
      expect(body.details).toHaveLength(1);
    },
  );

  it('row 41: with one id twice is refused for that fault only', async () => {
    const { body } = await post(
      'place_order',
      JSON.stringify({ ...orderOf, tariffs: [1121, 1121], uid: 'x' }),
    );
    expect(body.details).toHaveLength(1);
  });

  it('row 42: with more than 30 combining marks in a row is a 400, wherever the marks stand', async () => {
    // 240 kB of marks, both as bytes and as escapes.
    const marks = '\u0301\u0323'.repeat(60_000);
    expect(await post('validate_auth', JSON.stringify({ auth: marks }))).toMatchObject(invalid);
    expect(await post('validate_auth', JSON.stringify({ [marks]: 1 }))).toMatchObject(invalid);
    expect(await post('validate_auth', `{"auth":"${'\\u0301\\u0323'.repeat(60_000)}"}`)).toMatchObject(
      invalid,
    );
    expect(await get(`q=search_clubs&text=${encodeURIComponent(marks.slice(0, 40))}`)).toMatchObject(invalid);
    expect(await upload({ submission: marks.slice(0, 40) })).toMatchObject(invalid);
    expect(await saveWith({ '1010_0': marks })).toMatchObject(invalid);
  });

  describe('that was tampered with', () => {
    it('row 38: is refused when its total is wrong', async () => {
      for (const total of [0, 0.01, 224.99, -225, 1e9])
        expect((await parent.call('place_order', { ...orderOf, total }, newKey())).status).toBe(409);
      expect(await orderCount()).toBe(0);
    });

    it('row 38: is answered without looking at an extra price, order number or right', async () => {
      const extras = { oid: 1, price: 0, unit_cost: 0, paid: true, placedBy: 12, payNow: 0, payment: 'paid' };
      const { status } = await parent.call('place_order', { ...orderOf, ...extras }, newKey());
      expect(status).toBe(200);
      const [placed] = await server.database.db.select().from(orders).where(eq(orders.placedBy, 1));
      expect(placed).toMatchObject({ uid: 1, totalCents: 22_500, payment: 'unpaid' });

      const before = await server.database.db.select().from(users).where(eq(users.uid, 1));
      const rights = {
        clubPermissions: true,
        parentUid: 12,
        isBlocked: false,
        is_dsv_member: true,
        teacher: true,
      };
      await parent.ask('save_profile', Object.assign({ uid: 1 }, rights));
      expect(await server.database.db.select().from(users).where(eq(users.uid, 1))).toEqual(before);
    });

    it('row 38: is refused with the uid or the order of somebody else', async () => {
      expect(await parent.call('place_order', { ...orderOf, uid: 12 }, newKey())).toMatchObject({
        status: 403,
      });
      expect(await parent.call('save_profile', { uid: 12, fname: 'An' })).toMatchObject({ status: 403 });
      const { result } = await (await server.loggedIn('federatie@example.org')).ask('get_last_unpaid_order', {
        club: 4,
      });
      expect(result).not.toBeNull();
      expect((await parent.call('get_order', { oids: String(result?.oid) })).status).toBe(404);
    });
  });

  describe('that is sent again', () => {
    it('row 40: with the same key gives the one order, also when the first answer was lost', async () => {
      const once = newKey();
      // The first answer is ignored, as if it were lost.
      await parent.call('place_order', orderOf, once);
      const again = await parent.ask('place_order', orderOf, once);
      expect(await parent.ask('get_order', { oids: String(again.result.oids[0]) })).toMatchObject({
        result: [{ oid: again.result.oids[0] }],
      });
      expect(await orderCount()).toBe(1);
    });

    it('row 40: from several tabs at once makes one order', async () => {
      const tabs = [newKey(), newKey(), newKey()];
      const all = await Promise.all(tabs.map((tab) => parent.call('place_order', orderOf, tab)));
      expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await orderCount()).toBe(1);
    });

    it('row 40: with the same key saves one form', async () => {
      const before = await server.database.db.$count(submissions);
      const once = newKey();
      const formVersion = await formVersionOf(parent);
      const form = {
        club: arabesk,
        tariffs: [adultTariff],
        formVersion,
        privacyAccepted: true,
        registrations: [{ uid: 1, qids: completeAnswers }],
      };
      const sent = () => parent.call('save_combined_course_registration_form', form, once);
      const all = await Promise.all([sent, sent, sent].map(untilAnswered));
      expect(new Set(all.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(all[0]?.status).toBe(200);
      expect(await server.database.db.$count(submissions)).toBe(before + 1);
    });
  });
});
