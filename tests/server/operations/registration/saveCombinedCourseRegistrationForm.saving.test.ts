import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  answers,
  communicationStatuses,
  federationMemberships,
  idempotencyKeys,
  nationalNumbers,
  questions,
  submissionAnswers,
  submissions,
} from '#server/db/schema.ts';
import { beforeStatements } from '../../support/database/pglite/beforeStatements.ts';
import { openSeededPglite } from '../../support/database/pglite/openSeededPglite.ts';
import { adultTariff, arabesk, completeAnswers, formVersionOf, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const name = 'save_combined_course_registration_form';
const balletTariff = 1021;
const campTariff = 1211;
/** A valid national number of An, who was born on 3 November 1985. */
const number = '85110300182';

const address = {
  street: 'Kouter',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};
const campAnswers = { ...completeAnswers, '1036_121': address, '1037_121': 'Oma' };

describe('saving a registration form', () => {
  let database: Awaited<ReturnType<typeof openSeededPglite>>;
  let server: TestServer;
  let parent: TestClient;
  let version: string;
  beforeAll(async () => {
    database = await openSeededPglite();
    server = await startTestServer({ database });
    parent = await server.loggedIn('ouder@example.org');
    version = await formVersionOf(parent);
  });
  afterEach(async () => {
    await database.db.delete(submissions);
    for (const table of [answers, nationalNumbers, communicationStatuses, idempotencyKeys])
      await database.db.delete(table);
  });
  afterAll(() => server.stop());

  const requestFor = (qids: Record<string, unknown> = completeAnswers, extra: object = {}) => ({
    club: arabesk,
    tariffs: [adultTariff],
    formVersion: version,
    privacyAccepted: true,
    registrations: [{ uid: 1, qids }],
    ...extra,
  });
  const save = (qids?: Record<string, unknown>, extra?: object, options = newKey()) =>
    parent.call(name, requestFor(qids, extra), options);
  const rewordedTo = (question: string) =>
    database.db.update(questions).set({ question }).where(eq(questions.qid, 1010));
  const counts = async () => ({
    submissions: await database.db.$count(submissions),
    submissionAnswers: await database.db.$count(submissionAnswers),
    answers: await database.db.$count(answers),
    nationalNumbers: await database.db.$count(nationalNumbers),
    newsletters: await database.db.$count(communicationStatuses),
    keys: await database.db.$count(idempotencyKeys),
  });

  describe('a form that the club changed in the meantime', () => {
    afterEach(() => rewordedTo('Wie mogen we bellen?'));

    it('is refused with a sentence, and nothing is saved', async () => {
      const before = await counts();
      await rewordedTo('Wie bellen we als het misgaat?');
      expect(await save()).toMatchObject({
        status: 409,
        body: {
          code: 'form-changed',
          errors: [expect.stringMatching(/^De club heeft dit formulier intussen gewijzigd\./)],
        },
      });
      expect(await counts()).toEqual(before);
      version = await formVersionOf(parent);
      expect((await save()).status).toBe(200);
      await rewordedTo('Wie mogen we bellen?');
      version = await formVersionOf(parent);
    });

    it('is saved as one version or refused, at whichever statement the change comes', async () => {
      for (let statement = 1; ; statement += 1) {
        let wasThere = false;
        const stop = beforeStatements(database.client, async (current, tx) => {
          if (current !== statement) return;
          wasThere = true;
          await tx.query("update questions set question = 'Nieuw' where qid = 1010");
        });
        const { status } = await save();
        stop();
        if (!wasThere) break;
        const [kept] = await database.db.select().from(answers).where(eq(answers.qid, 1010));
        expect([status, kept?.wording]).toEqual(
          status === 409 ? [409, undefined] : [200, 'Wie mogen we bellen?'],
        );
        await rewordedTo('Wie mogen we bellen?');
        await database.db.delete(submissions);
      }
    });
  });

  it('saves the latest answer, and each form as it was sent with its wording', async () => {
    await save({ ...completeAnswers, '1020_0': 'Ledeberg' });
    await save({ ...completeAnswers, '1020_0': 'Dampoort' });
    const latest = await database.db.select().from(answers).where(eq(answers.qid, 1020));
    expect(latest.map(({ value, wording }) => [value, wording])).toEqual([
      ['Dampoort', 'Uit welke buurt kom je?'],
    ]);
    const sent = await database.db.select().from(submissionAnswers).where(eq(submissionAnswers.qid, 1020));
    expect(sent.map(({ value }) => value).sort()).toEqual(['Dampoort', 'Ledeberg']);
    expect(await database.db.select().from(submissions)).toMatchObject([
      { uid: 1, submittedBy: 1, formNid: null, tariffs: [adultTariff], passes: [], formVersion: version },
      { uid: 1 },
    ]);
  });

  it('saves the passes of the form, and refuses passes of another club', async () => {
    expect((await save(completeAnswers, { passes: [31] })).status).toBe(200);
    expect(await database.db.select().from(submissions)).toMatchObject([{ passes: [31] }]);
    expect((await save(completeAnswers, { passes: [40] })).status).toBe(404);
  });

  it('ignores fields that are not in the contract', async () => {
    const extra = { uid: 5, submittedBy: 5, price: 0, clubPermissions: 1, status: 1, formNid: 11 };
    const registrations = [{ uid: 1, qids: completeAnswers, submittedBy: 5, parentUid: 12 }];
    expect((await save(completeAnswers, { ...extra, registrations })).status).toBe(200);
    expect(await database.db.select().from(submissions)).toMatchObject([
      { uid: 1, submittedBy: 1, formNid: null },
    ]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__defineGetter__', '1001_0_0', '_', '', ' 1001_0'])(
    'ignores an answer to %j',
    async (key) => {
      expect((await save({ ...completeAnswers, [key]: 'x' })).status).toBe(200);
      expect((await counts()).answers).toBe(Object.keys(completeAnswers).length);
    },
  );

  describe('once per key', () => {
    it('requires a UUID', async () => {
      expect((await parent.call(name, requestFor())).status).toBe(400);
    });

    it('answers the same and saves one form for the same key, also after the club changed the form', async () => {
      const key = newKey();
      const first = await save(completeAnswers, {}, key);
      await rewordedTo('Anders');
      const again = await save(completeAnswers, {}, key);
      await rewordedTo('Wie mogen we bellen?');
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(await counts()).toMatchObject({ submissions: 1, keys: 1 });
    });

    it('saves one form of many simultaneous ones', async () => {
      const key = newKey();
      const all = await Promise.all(Array.from({ length: 50 }, () => save(completeAnswers, {}, key)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await counts()).submissions).toBe(1);
    });

    it('refuses the same key with other answers', async () => {
      const key = newKey();
      await save(completeAnswers, {}, key);
      expect(await save({ ...completeAnswers, '1020_0': 'Dampoort' }, {}, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency-mismatch', errors: ['Dit is intussen gewijzigd. Probeer het opnieuw.'] },
      });
    });

    it('accepts the same key for the following order', async () => {
      const key = { headers: { 'idempotency-key': randomUUID() } };
      await save(completeAnswers, {}, key);
      const order = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 1 };
      expect(await parent.call('place_order', order, key)).toMatchObject({
        status: 409,
        body: { code: 'price-changed' },
      });
    });

    it('does not store the key of refused answers', async () => {
      const key = newKey();
      expect((await save({ ...completeAnswers, '1010_0': '' }, {}, key)).status).toBe(422);
      expect((await save(completeAnswers, {}, key)).status).toBe(200);
    });
  });

  describe('of several people', () => {
    const registrations = [
      { uid: 3, qids: { ...campAnswers, '1003_0': '1985-11-03', '1025_0': number } },
      {
        uid: 1,
        qids: { ...campAnswers, '1025_0': number },
        newsletter: { 'ouder@example.org': 'subscribed' },
      },
    ];
    const saveBoth = async (options = newKey()) =>
      parent.call(
        name,
        {
          ...requestFor(),
          tariffs: [campTariff],
          formVersion: await formVersionOf(parent, 1, [campTariff]),
          registrations,
        },
        options,
      );

    it('saves everything or nothing, at whichever statement it fails', async () => {
      const key = newKey();
      const none = await counts();
      let statements = 0;
      for (let failing = 1; ; failing += 1) {
        let hasFailed = false;
        const stop = beforeStatements(database.client, async (current) => {
          if (current !== failing) return;
          hasFailed = true;
          throw new Error('The disk is full');
        });
        const { status, body } = await saveBoth(key);
        stop();
        if (!hasFailed) {
          expect(status).toBe(200);
          break;
        }
        statements = failing;
        expect([status, body.code]).toEqual([500, 'internal']);
        expect(await counts()).toEqual(none);
      }
      expect(statements).toBeGreaterThan(20);
      expect(await counts()).toMatchObject({ submissions: 2, nationalNumbers: 2, newsletters: 2, keys: 1 });
    });

    it('answers with the number of answers, in the order of the request', async () => {
      const { result } = (await saveBoth()).body as unknown as { result: unknown };
      expect(result).toEqual([
        { uid: 3, answers: 17 },
        { uid: 1, answers: 17 },
      ]);
    });

    it('refuses the same person twice', async () => {
      const twice = [registrations[0], registrations[0]];
      expect(await save(completeAnswers, { registrations: twice })).toMatchObject({
        status: 400,
        body: { details: ['/registrations names somebody twice'] },
      });
    });

    it('asks each person their own questions: a partner fewer, a federation member more', async () => {
      const tariffs = [adultTariff, balletTariff];
      const request = {
        tariffs,
        coupleCourse: { [adultTariff]: { uid: 2 } },
        formVersion: await formVersionOf(parent, 1, tariffs),
      };
      const both = (own: object) => [
        { uid: 1, qids: { ...completeAnswers, ...own } },
        { uid: 2, qids: completeAnswers },
      ];
      const refused = await save({}, { ...request, registrations: both({}) });
      expect(refused.body.problems?.map(({ uid, key }) => [uid, key])).toEqual([[1, '1030_102']]);
      expect((await save({}, { ...request, registrations: both({ '1030_102': 'geen' }) })).status).toBe(200);

      await database.db
        .insert(federationMemberships)
        .values({ uid: 2, federationNid: 1, type: 'member', membershipNo: 'X' });
      await save(
        {},
        { registrations: [2, 3].map((uid) => ({ uid, qids: { ...completeAnswers, '1024_0': 'ja' } })) },
      );
      const rows = await database.db.select().from(answers).where(eq(answers.qid, 1024));
      expect(rows.map(({ uid }) => uid)).toEqual([2]);
      await database.db.delete(federationMemberships).where(eq(federationMemberships.uid, 2));
    });
  });

  describe('with a national number', () => {
    const wanted = { nationalInsuranceNumber: true };
    const saveNumber = async (digits: string, own: object = {}) =>
      save(
        { ...completeAnswers, '1025_0': digits, ...own },
        { ...wanted, formVersion: await formVersionOf(parent, 1, [adultTariff], wanted) },
      );
    const stored = async () => (await database.db.select().from(nationalNumbers)).map(({ digits }) => digits);

    it('saves the number separately from all other answers', async () => {
      expect((await saveNumber('85.11.03-001.82')).status).toBe(200);
      expect(await stored()).toEqual([number]);
      const isNumber = (table: typeof answers | typeof submissionAnswers) => eq(table.qid, 1025);
      expect(await database.db.$count(answers, isNumber(answers))).toBe(0);
      expect(await database.db.$count(submissionAnswers, isNumber(submissionAnswers))).toBe(0);
      const keys = await database.db.select().from(idempotencyKeys);
      expect(JSON.stringify(keys)).not.toContain(number);
    });

    it('requires the number once: later the field may stay empty or contain another number', async () => {
      expect((await saveNumber('')).body.problems).toMatchObject([
        { key: '1025_0', message: 'Vul dit veld in' },
      ]);
      await saveNumber(number);
      expect((await saveNumber('')).status).toBe(200);
      expect(await stored()).toEqual([number]);
      expect((await saveNumber('85110300281')).status).toBe(200);
      expect(await stored()).toEqual(['85110300281']);
    });

    it('refuses a number that does not match the birthdate, also a stored one after the birthdate changes', async () => {
      const message = expect.stringContaining('Vul een geldig rijkregisternummer in');
      expect((await saveNumber('85110400182')).body.problems).toMatchObject([{ key: '1025_0', message }]);
      await saveNumber(number);
      const corrected = await saveNumber('', { '1003_0': '1985-11-04' });
      expect(corrected.body.problems).toMatchObject([{ uid: 1, key: '1025_0', message }]);
      expect(await stored()).toEqual([number]);
    });

    it('is enough for an order, which does not ask for the number again', async () => {
      const request = {
        ...requestFor({ ...campAnswers, '1003_0': '1985-11-03', '1025_0': number }),
        tariffs: [campTariff],
        registrations: [{ uid: 3, qids: { ...campAnswers, '1025_0': number } }],
        formVersion: await formVersionOf(parent, 3, [campTariff]),
      };
      const order = { club: arabesk, uid: 3, tariffs: [campTariff], total: 145 };
      expect((await parent.call('place_order', order, newKey())).body.code).toBe('answers-missing');
      expect((await parent.call(name, request, newKey())).status).toBe(200);
      expect((await parent.call('place_order', order, newKey())).status).toBe(200);
    });
  });

  it('refuses a file that was not uploaded for this question', async () => {
    const tariffs = [1101];
    const formVersion = await formVersionOf(parent, 1, tariffs);
    const saved = await save(
      { ...completeAnswers, '1034_110': 'van-iemand-anders' },
      { tariffs, formVersion },
    );
    expect(saved).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const isIt = and(eq(answers.uid, 1), eq(answers.qid, 1034));
    expect(await database.db.$count(answers, isIt)).toBe(0);
  });
});
