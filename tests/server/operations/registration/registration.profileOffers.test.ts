import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, submissionAnswers, users } from '#server/db/schema.ts';
import { keepGifts } from '#server/services/registration/answers/profileOffers.ts';
import { adultTariff, arabesk, completeAnswers, formVersionOf, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const [an, noor, lars] = [1, 2, 3];
const campTariff = 1211;
const phone = '+32 470123456';
const address = {
  ...{ street: 'Kouter', streetNumber: '12', bus: '', postal: '9000', city: 'Gent' },
  ...{ country: 'BE', isValidAddress: true },
};
const offerKey = '2000001006_0';

describe('a phone number and an address that no profile knows', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await server.database.db
      .update(users)
      .set({ phone: '', address: null })
      .where(inArray(users.uid, [an, noor, lars]));
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const asks = async (uid: number, tariffs = [adultTariff]) =>
    (
      await parent.ask('get_combined_course_registration_form', { club: arabesk, uid, tariffs })
    ).result.flatMap(({ fields }) => fields);
  const offerFor = async (uid: number) => (await asks(uid)).find(({ qid }) => qid === 2_000_001_006);
  const send = async (uid: number, qids: object, tariffs = [adultTariff]) =>
    parent.call(
      'save_combined_course_registration_form',
      {
        ...{ club: arabesk, tariffs, privacyAccepted: true },
        ...{ formVersion: await formVersionOf(parent, uid, tariffs), registrations: [{ uid, qids }] },
      },
      newKey(),
    );
  const profileOf = async (uid: number) =>
    (
      await db().select({ phone: users.phone, address: users.address }).from(users).where(eq(users.uid, uid))
    )[0];

  it('are offered for the profile of the parent, under their question, and never ticked in advance', async () => {
    const fields = await asks(lars);
    const place = fields.findIndex(({ qid }) => qid === 1006);
    expect(fields[place + 1]).toMatchObject({
      ...{ qid: 2_000_001_006, type: 'checkbox', required: false },
      question: 'Bewaar dit nummer ook in het profiel van An',
      visible_when: { qid: 1006, filled: true },
    });
    expect(fields[place + 1]).not.toHaveProperty('last_answer');
    // The version is the same for everybody.
    expect(await formVersionOf(parent, lars)).toBe(await formVersionOf(parent, an));
  });

  it('go to the profile with a ticked box, so that the form of a sibling has them', async () => {
    const sent = await send(lars, { ...completeAnswers, '1003_0': '2017-03-02', [offerKey]: '1' });
    expect(sent.status).toBe(200);
    expect((await profileOf(an))?.phone).toBe(phone);
    expect((await profileOf(lars))?.phone).toBe('');
    expect((await asks(noor)).find(({ qid }) => qid === 1006)).toMatchObject({
      ...{ last_answer: phone, last_answer_source: 'profile' },
    });
    expect(await offerFor(noor)).toBeUndefined();
    for (const table of [answers, submissionAnswers])
      expect(await db().$count(table, sql`qid > 2000000000`)).toBe(0);
  });

  it('stay out of the profile without the tick', async () => {
    expect((await send(an, completeAnswers)).status).toBe(200);
    expect((await send(an, { ...completeAnswers, [offerKey]: '0' })).status).toBe(200);
    expect((await profileOf(an))?.phone).toBe('');
  });

  it('go to a profile with an address too', async () => {
    const camp = { '1036_121': address, '1037_121': 'Oma', '2000001036_121': '1' };
    const sent = await send(an, { ...completeAnswers, '1025_0': '85110300182', ...camp }, [campTariff]);
    expect([sent.status, sent.body]).toMatchObject([200, {}]);
    expect((await profileOf(an))?.address).toMatchObject({ street: 'Kouter', city: 'Gent' });
  });

  it('are not offered where a profile knows them, and a number that was filled in meanwhile stays', async () => {
    const known = '+32 499000000';
    const version = await formVersionOf(parent, an);
    await db().update(users).set({ phone: known }).where(eq(users.uid, an));
    expect(await offerFor(lars)).toBeUndefined();
    const late = { club: arabesk, tariffs: [adultTariff], privacyAccepted: true, formVersion: version };
    const qids = { ...completeAnswers, [offerKey]: '1' };
    const registrations = [{ uid: an, qids }];
    const sent = await parent.call(
      'save_combined_course_registration_form',
      { ...late, registrations },
      newKey(),
    );
    expect(sent.status).toBe(200);
    expect((await profileOf(an))?.phone).toBe(known);
  });

  it('fill an empty profile alone, and no other one', async () => {
    const known = { phone: '+32 499000000', address: { ...address, city: 'Aalst' } };
    await db().update(users).set(known).where(eq(users.uid, noor));
    await keepGifts(
      db(),
      [an, noor].flatMap((uid) => [
        { uid, detail: 'phone' as const, value: phone },
        { uid, detail: 'address' as const, value: address },
      ]),
    );
    expect(await profileOf(an)).toEqual({ phone, address });
    expect(await profileOf(noor)).toEqual(known);
    expect(await profileOf(lars)).toEqual({ phone: '', address: null });
  });
});
