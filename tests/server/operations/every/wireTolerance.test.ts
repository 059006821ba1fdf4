import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { additionalServices, answers, reservations, tariffs, users } from '#server/db/schema.ts';
import { formParts, multipartBody, type Part, smallestPng } from '../../support/files/multipart.ts';
import { adultTariff, arabesk, completeAnswers, formVersionOf, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Variants that other clients of the contract write (specification 7) and that this server reads too. */
describe('a request of another client', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ adminUrl: 'https://beheer.example.org/' });
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const post = async (q: string, request: object) => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: `/api?q=${q}`,
      payload: JSON.stringify(request),
      headers: { 'content-type': 'application/json', cookie: parent.cookie ?? '' },
    });
    return { status: statusCode, body: JSON.parse(body) };
  };
  const cart = (changes: object) =>
    post('compile_public_registration_invoice', {
      club: arabesk,
      uid: 1,
      tariffs: [adultTariff],
      ...changes,
    });

  it.each([
    ['numbers as text', { club: '1', uid: '1', tariffs: [String(adultTariff)] }],
    ['1 and 0 for true and false', { partsPayment: 0, passAsPrepaid: '0', partialPassUse: 'false' }],
    ['an empty list for no products', { products: [], uitpasNos: [], coupleCourse: [] }],
    ['an empty text for an optional field', { products: '', partsPayment: '', passes: '', birthdate: '' }],
  ])('may write %s', async (_what, changes) => {
    const right = await cart({});
    expect(right.status).toBe(200);
    expect(await cart(changes)).toEqual(right);
  });

  it('may write the nid of a service as a number', async () => {
    const { db } = server.database;
    const [service] = await db
      .select()
      .from(additionalServices)
      .innerJoin(tariffs, eq(tariffs.courseNid, additionalServices.courseNid));
    const chosen = { tariffs: [service?.tariffs.nid], users: [] };
    const nid = service?.additional_services.nid;
    const right = await cart({ ...chosen, selectedAdditionalServices: [String(nid)] });
    expect(right.status).toBe(200);
    expect(await cart({ ...chosen, selectedAdditionalServices: [nid] })).toEqual(right);
  });

  it.each(['abc', '2015-02-29', '2026-11-20', '1900-01-01'])(
    'is refused with the birthdate %j',
    async (birthdate) => {
      const refusal = {
        status: 422,
        body: { errors: ['Geen geldige geboortedatum'], problems: [{ uid: 1, key: 'birthdate' }] },
      };
      expect(await cart({ birthdate })).toMatchObject(refusal);
      expect(await cart({ before: [{ uid: 1, tariffs: [adultTariff], birthdate }] })).toMatchObject(refusal);
    },
  );

  it.each(['sections', 'questions', 'federations', 'passes', 'users'])(
    'may write an empty list for no %s of a form',
    async (field) => {
      const asked = { club: arabesk, uid: 1, tariffs: [adultTariff] };
      const right = await post('get_combined_course_registration_form', asked);
      expect(right.body.result.length).toBeGreaterThan(0);
      expect(await post('get_combined_course_registration_form', { ...asked, [field]: [] })).toEqual(right);
    },
  );

  it('may write a country in small letters', async () => {
    const get = async (query: string) => {
      const { statusCode, body } = await server.app.inject({ url: `/api?q=${query}` });
      return { statusCode, body };
    };
    const right = await get('get_addresses&country=BE');
    expect(right.statusCode).toBe(200);
    expect(await get('get_addresses&country=be')).toEqual(right);
    const asked = 'validate_address&street=Veldstraat&streetNumber=1&city=Gent&postal=9000';
    expect(await get(`${asked}&country=be`)).toEqual(await get(`${asked}&country=BE`));
  });

  it.each(['view_invoice', 'view_credit_note'])('may leave `auth` of %s empty, with a cookie', async (q) => {
    const { statusCode } = await server.app.inject({
      url: `/api?q=${q}&auth=&oid=2147483647`,
      headers: { cookie: parent.cookie ?? '' },
    });
    expect(statusCode).toBe(404);
  });

  it('may write quantities of products as text', async () => {
    const right = await cart({ products: { 6302: 2 } });
    expect(right.body.result.items).toHaveLength(2);
    expect(await cart({ products: { 6302: '2' } })).toEqual(right);
  });

  it.each([
    ['a number in words', { uid: 'een' }],
    ['an empty required number', { uid: '' }],
    ['a broken number', { uid: '1.0' }],
    ['a number for a text', { vouchers: [1] }],
    ['2 for true', { partsPayment: 2 }],
    ['a list for a number', { uid: [1] }],
    ['a filled list for products', { products: [1] }],
    ['one id as text and as number', { tariffs: [adultTariff, String(adultTariff)] }],
  ])('is refused with %s', async (_what, changes) => {
    expect((await cart(changes)).status).toBe(400);
  });

  it('may leave isValidAddress empty', async () => {
    const asked = 'street=Veldstraat&streetNumber=1&city=Gent&postal=9000&country=BE';
    for (const flag of ['', '&isValidAddress=', '&isValidAddress=1', '&isValidAddress=0']) {
      const { statusCode, body } = await server.app.inject({
        url: `/api?q=validate_address&${asked}${flag}`,
      });
      expect([statusCode, JSON.parse(body)]).toEqual([200, { result: 1 }]);
    }
  });

  describe('about an address', () => {
    const address = {
      ...{ street: 'Veldstraat', streetNumber: '1', bus: '', postal: '9000', city: 'Gent', country: 'BE' },
      isValidAddress: true,
    };
    const save = (changes: object) => post('save_profile', { uid: 1, address: { ...address, ...changes } });
    const saved = async () => {
      const [row] = await server.database.db.select().from(users).where(eq(users.uid, 1));
      return row?.address;
    };

    it('may write the flag as 1', async () => {
      expect((await save({ isValidAddress: 1 })).status).toBe(200);
      expect(await saved()).toEqual(address);
    });

    it.each([
      ['a flag that the server contradicts', { street: 'Blablastraat' }, ['isValidAddress']],
      ['a city that does not match the postcode', { city: 'Brugge' }, ['isValidAddress']],
      ['a country that does not exist', { country: 'XX', mark: 'overridden' }, ['country']],
    ])('is refused for %s', async (_what, changes, path) => {
      const { status, body } = await save(changes);
      expect({ status, body }).toMatchObject({ status: 422, body: { problems: [{ key: 'address', path }] } });
      expect(await saved()).toEqual(address);
    });

    it('is accepted when the mark says that the person insists', async () => {
      expect((await save({ street: 'Blablastraat', mark: 'overridden' })).status).toBe(200);
      expect((await save({ street: 'Blablastraat', isValidAddress: false, mark: 'unchecked' })).status).toBe(
        200,
      );
    });

    it('is accepted when the server does not know the postcode', async () => {
      expect((await save({ postal: '1099', city: 'Ergens' })).status).toBe(200);
    });

    it('is judged in the same way inside a form', async () => {
      const { formVersion } = await parent.ask('get_form', {
        club: arabesk,
        form: 'programmaboekje-aanvragen',
      });
      const send = async (changes: object) =>
        parent.call(
          'save_form',
          {
            ...{
              club: arabesk,
              form: 'programmaboekje-aanvragen',
              uid: 1,
              formVersion,
              privacyAccepted: true,
            },
            qids: { '1111_0': 'Ilse', '1112_0': 'Maes', '1113_0': { ...address, ...changes } },
          },
          newKey(),
        );
      expect(await send({ street: 'Blablastraat' })).toMatchObject({
        status: 422,
        body: { problems: [{ key: '1113_0', path: ['isValidAddress'] }] },
      });
      expect(await send({ country: 'XX' })).toMatchObject({
        status: 422,
        body: { problems: [{ key: '1113_0', path: ['country'] }] },
      });
      expect((await send({ street: 'Blablastraat', mark: 'overridden' })).status).toBe(200);
    });

    it('with an unknown country is invalid', async () => {
      const asked = { ...address, country: 'XX' };
      expect(await parent.ask('validate_address', asked)).toEqual({ result: 0 });
    });
  });

  it('stores a number in the answer to a text question as text', async () => {
    const request = {
      ...{ club: arabesk, tariffs: [adultTariff], formVersion: await formVersionOf(parent) },
      privacyAccepted: 1,
      registrations: [{ uid: '1', qids: { ...completeAnswers, '1010_0': 32 } }],
    };
    const { status } = await parent.call('save_combined_course_registration_form', request, newKey());
    expect(status).toBe(200);
    const isOurs = and(eq(answers.qid, 1010), eq(answers.uid, 1));
    const kept = await server.database.db.select().from(answers).where(isOurs);
    expect(kept.map(({ value }) => value)).toEqual(['32']);
  });

  describe('for the price of seats', () => {
    const event = 131;
    const standing = { tariff: 1311, nid: 53 };

    it('may name a place by tariff and nid only, once for each person in a standing area', async () => {
      const ofShow = { club: arabesk, uid: 1, event };
      await parent.ask('hold_seats', { ...ofShow, seats: [{ ...standing, quantity: 3 }] });
      const quote = (seats: object[]) => post('get_ticket_sales_quote', { ...ofShow, seats, mode: 'order' });
      const right = await quote([{ ...standing, quantity: 3 }]);
      expect(right.body.orderItems).toMatchObject([{ qty: 3 }]);
      expect((await quote([standing, standing, standing])).body).toEqual(right.body);
      expect((await quote([standing])).body.orderItems).toMatchObject([{ qty: 1 }]);
      await server.database.db.delete(reservations).where(eq(reservations.kind, 'stand'));
    });
  });

  describe('for the logged-in user', () => {
    it('gets the admin panel and the permissions only with `getPermissions`', async () => {
      const admin = await server.loggedIn('beheer@example.org');
      for (const request of [{}, { getPermissions: false }]) {
        const { adminURL, user } = await admin.ask('validate_auth', request);
        expect([adminURL, user?.clubPermissions]).toEqual([null, false]);
      }
      const { adminURL, user } = await admin.ask('validate_auth', { getPermissions: true });
      expect([adminURL, user?.clubPermissions]).toEqual([expect.stringContaining('https://'), true]);
    });
  });

  describe('with a file', () => {
    const fields = { type: 'answer', qid: 1034, nid: 110, uid: 1, submission: 'keer-1' };
    const [file, ...others] = formParts(fields, smallestPng).toReversed();
    const send = async (parts: readonly (Part | undefined)[], cookie = parent.cookie) => {
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: '/api?q=save_question_files',
        ...multipartBody(parts.filter((part) => part !== undefined)),
        cookies: cookie ? { auth: cookie.replace('auth=', '') } : {},
      });
      return { status: statusCode, body: JSON.parse(body) };
    };
    const kept = { status: 200, body: { file: expect.stringMatching(/^answers\/.*\.png$/) } };

    it.each([
      ['first', 0],
      ['in the middle', 2],
      ['last', 5],
    ])('may put the file %s', async (_where, at) => {
      expect(await send(others.toSpliced(at, 0, ...(file ? [file] : [])))).toEqual(kept);
    });

    it('may put its token after the file', async () => {
      const auth = { name: 'auth', content: parent.cookie?.replace('auth=', '') ?? '' };
      expect(await send([file, ...others, auth], '')).toEqual(kept);
      expect((await send([file, ...others], '')).status).toBe(401);
    });
  });
});
