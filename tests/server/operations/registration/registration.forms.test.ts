import { compileForm, decodeAnswers, validateAnswers } from '@clubpoort/form-engine/headless';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  answers,
  clubs,
  communicationStatuses,
  forms,
  idempotencyKeys,
  questions,
  submissionAnswers,
  submissions,
} from '#server/db/schema.ts';
import { noteWhetherThereAreForms } from '#server/services/registration/forms.ts';
import { newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const numRuns = process.env.MATRIX === 'full' ? 1_000 : 40;

const arabesk = 1;
const kompas = 3;
const information = 'vraag-om-informatie';
const certificate = 'attest-van-aanwezigheid';
const survey = 'tevredenheid-vorig-seizoen';

const question = {
  '3101_0': 'Ilse',
  '3102_0': "D'Haese",
  '3103_0': 'ilse@example.org',
  '3104_0': '',
  '3105_0': '',
  '3106_0': 'Is er in januari nog plaats?',
};
const wanted = {
  '3111_0': 'An',
  '3112_0': 'Peeters',
  '3113_0': '1985-11-03',
  '3114_0': 'ouder@example.org',
  '3115_0': 'Spaans voor beginners',
  '3116_0': 'De VDAB',
};

describe('forms without a course', () => {
  let server: TestServer;
  let parent: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    visitor = server.client();
  });
  afterEach(async () => {
    const { db } = server.database;
    await db.delete(submissions);
    for (const table of [answers, communicationStatuses, idempotencyKeys]) await db.delete(table);
  });
  afterAll(() => server.stop());

  const get = (form: string, by = visitor, extra: object = {}) =>
    by.ask('get_form', { club: kompas, form, ...extra });
  const send = async (
    form: string,
    qids: Record<string, unknown>,
    {
      by = visitor,
      key = newKey(),
      ...extra
    }: { by?: TestClient; key?: object; [field: string]: unknown } = {},
  ) => {
    const { formVersion } = await get(form);
    const request = { club: kompas, form, formVersion, privacyAccepted: true, qids, ...extra };
    return by.call('save_form', request, key);
  };
  const kept = () => server.database.db.select().from(submissions);

  it('are listed by title, including closed forms', async () => {
    const { result } = await visitor.ask('get_forms', { club: kompas });
    expect(result.map(({ url, needsLogin, isOpen }) => [url, needsLogin, isOpen])).toEqual([
      [certificate, true, true],
      [survey, false, false],
      [information, false, true],
    ]);
    const arabesks = await visitor.ask('get_forms', { club: arabesk });
    expect(arabesks.result.map(({ title }) => title)).toEqual([
      'Afwezigheid melden',
      'Programmaboekje aanvragen',
    ]);
    expect(await visitor.call('get_forms', { club: 99 })).toMatchObject({ status: 404 });
  });

  it('ask only their own questions, which registrations do not ask', async () => {
    const { result, form, courses } = await get(information);
    expect(result.map(({ title }) => title)).toEqual(['Wie ben je?', 'Je vraag']);
    expect([form.title, courses]).toEqual(['Vraag om informatie', []]);
    const registration = await parent.ask('get_combined_course_registration_form', {
      club: kompas,
      uid: 1,
      tariffs: [3011],
    });
    expect(registration.result.map(({ title }) => title)).toEqual(['Je gegevens', 'Spaans voor beginners']);
  });

  it.each([
    ['an unknown form', kompas, 'bestaat-niet'],
    ['a form of another club', arabesk, information],
    ['an unknown club', 99, information],
  ])('answer 404 to %s', async (_name, club, form) => {
    expect((await visitor.call('get_form', { club, form })).status).toBe(404);
    const request = { club, form, formVersion: 'x', privacyAccepted: true, qids: {} };
    expect((await visitor.call('save_form', request, newKey())).status).toBe(404);
  });

  it('answer 404 while they are a draft, and count for a club once its members see one', async () => {
    const { db } = server.database;
    const isKompas = eq(clubs.nid, kompas);
    const hasForms = async () => {
      await noteWhetherThereAreForms(db, kompas);
      return (await db.select().from(clubs).where(isKompas))[0]?.hasForms;
    };
    const ofKompas = eq(forms.clubNid, kompas);
    const before = await db.select({ nid: forms.nid, state: forms.state }).from(forms).where(ofKompas);
    expect(await hasForms()).toBe(true);
    await db.update(forms).set({ state: 'draft' }).where(ofKompas);
    expect((await visitor.call('get_form', { club: kompas, form: information })).status).toBe(404);
    expect(await hasForms()).toBe(false);
    for (const { nid, state } of before) await db.update(forms).set({ state }).where(eq(forms.nid, nid));
    expect(await hasForms()).toBe(true);
  });

  it('are saved without an answer where nothing is filled in', async () => {
    const { db } = server.database;
    const empty = { clubNid: kompas, url: 'leeg', title: 'Leeg', description: '', needsLogin: true };
    await db.insert(forms).values(empty);
    expect((await send('leeg', {}, { by: parent, uid: 1 })).status).toBe(200);
    expect(await kept()).toMatchObject([{ clubNid: kompas, uid: 1 }]);
    expect(await db.$count(answers)).toBe(0);
    await db.delete(submissions);
    await db.delete(forms).where(eq(forms.url, 'leeg'));
  });

  it('are prefilled from the profile and earlier answers, for the family only', async () => {
    const last = async (extra: object, by = parent) =>
      (await get(certificate, by, extra)).result
        .flatMap(({ fields }) => fields)
        .map((field) => field.last_answer);
    expect((await last({}))[0]).toBeUndefined();
    expect((await last({ uid: 3 }))[0]).toBe('Lars');
    expect((await send(certificate, { ...wanted, '3111_0': 'Larsje' }, { by: parent, uid: 3 })).status).toBe(
      200,
    );
    expect((await last({ uid: 3 })).slice(0, 5)).toEqual([
      'Larsje',
      'Peeters',
      '1985-11-03',
      'ouder@example.org',
      'Spaans voor beginners',
    ]);
    expect(await parent.call('get_form', { club: kompas, form: certificate, uid: 5 })).toMatchObject({
      status: 403,
    });
    expect(await visitor.call('get_form', { club: kompas, form: certificate, uid: 3 })).toMatchObject({
      status: 401,
    });
  });

  describe('from a visitor', () => {
    it('are saved without a person, with the current wording of the questions', async () => {
      const sent = await send(information, question);
      expect([sent.status, sent.body]).toEqual([200, { result: { answers: 6 } }]);
      expect(await kept()).toMatchObject([{ uid: null, submittedBy: null, formNid: 31, clubNid: kompas }]);
      const { db } = server.database;
      expect(await db.$count(answers)).toBe(0);
      const rows = await db.select().from(submissionAnswers).where(eq(submissionAnswers.qid, 3106));
      expect(rows).toMatchObject([{ value: 'Is er in januari nog plaats?', wording: 'Wat wil je weten?' }]);
    });

    it('accept no uid, no newsletter and no file', async () => {
      expect(await send(information, question, { uid: 1 })).toMatchObject({ status: 401 });
      const newsletter = { 'ouder@example.org': 'subscribed' };
      expect((await send(information, question, { newsletter })).status).toBe(200);
      expect(await server.database.db.$count(communicationStatuses)).toBe(0);
      await server.database.db.update(questions).set({ type: 'file' }).where(eq(questions.qid, 3105));
      expect((await send(information, { ...question, '3105_0': 'van-an' })).status).toBe(403);
      await server.database.db.update(questions).set({ type: 'select' }).where(eq(questions.qid, 3105));
    });

    it('are saved once per key, and the key reveals nothing to another visitor', async () => {
      const key = newKey();
      const first = await send(information, question, { key });
      const again = await send(information, question, { key, by: server.client() });
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(await kept()).toHaveLength(1);
      const other = await send(information, { ...question, '3101_0': 'Bart' }, { key });
      expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } });
      expect(JSON.stringify(other.body)).not.toMatch(/Ilse|ilse/);
      expect((await send(information, question, { key, by: parent })).status).toBe(200);
      expect(await kept()).toHaveLength(2);
    });

    it('require a login when the form does', async () => {
      expect(await send(certificate, wanted)).toMatchObject({
        status: 401,
        body: { errors: ['Meld je aan om verder te gaan.'] },
      });
      expect(await send(certificate, wanted, { by: parent })).toMatchObject({ status: 401 });
      expect(await send(certificate, wanted, { by: parent, uid: 5 })).toMatchObject({ status: 403 });
      expect(await kept()).toEqual([]);
    });

    it('have a maximum size', async () => {
      // One answer has at most 20,000 characters, so the test needs several answers.
      const long = (length: number) => ({
        ...question,
        ...Object.fromEntries(['3106_0', '1_9', '2_9', '3_9'].map((key) => [key, 'x'.repeat(length / 4)])),
      });
      expect(await send(information, long(70_000))).toMatchObject({
        status: 413,
        body: { code: 'too-large' },
      });
      expect((await send(information, long(50_000))).status).toBe(200);
      expect((await send(information, long(70_000), { by: parent, uid: 1 })).status).toBe(200);
    });

    it('give the problems under uid 0', async () => {
      expect(await send(information, { ...question, '3103_0': 'ilse@', '3106_0': ' ' })).toMatchObject({
        status: 422,
        body: {
          code: 'invalid-answers',
          problems: [
            { uid: 0, key: '3103_0', message: 'Vul een geldig e-mailadres in' },
            { uid: 0, key: '3106_0', message: 'Vul dit veld in' },
          ],
        },
      });
    });
  });

  it.each(['constructor', 'toString', '3101_0_0', '1001_0'])(
    'ignore an answer to the unknown key %j',
    async (key) => {
      const extra = { uidd: 5, formNid: 32, submittedBy: 1, clubPermissions: true };
      expect((await send(information, { ...question, [key]: 'x' }, extra)).body).toEqual({
        result: { answers: 6 },
      });
      expect(await kept()).toMatchObject([{ formNid: 31, submittedBy: null }]);
    },
  );

  it('get the same verdict from the server as from the engine in the browser, for any answers', async () => {
    const { result } = await get(certificate);
    const form = compileForm(result, { apostrophesInNames: true });
    const answer = fc.oneof(
      fc.constantFrom<unknown>(
        '',
        ' ',
        'X',
        'An',
        'Mijn werkgever',
        'De VDAB',
        true,
        7,
        null,
        [['x']],
        {},
        '2010-02-31',
      ),
      fc.string(),
    );
    const qids = fc
      .dictionary(fc.constantFrom(...form.questions.keys()), answer, { noNullPrototype: true })
      .map((changed) => ({ ...wanted, ...changed }));
    await fc.assert(
      fc.asyncProperty(qids, async (sent) => {
        const json: unknown = JSON.parse(JSON.stringify(sent));
        const read = decodeAnswers(form, json);
        const context = { today: '2026-11-20', birthdate: '1985-11-03' };
        const wrong = [...read.problems, ...validateAnswers(form, read.answers, context)]
          .filter(({ severity }) => severity === 'error')
          .map(({ key }) => key);
        const { body } = await send(certificate, sent, { by: parent, uid: 1 });
        expect(new Set((body.problems ?? []).map(({ key }) => key))).toEqual(new Set(wrong));
      }),
      { numRuns },
    );
  });

  it('require a dependent question only when its condition holds', async () => {
    const employer = { ...wanted, '3116_0': 'Mijn werkgever' };
    const refused = await send(certificate, employer, { by: parent, uid: 1 });
    expect(refused.body.problems?.map(({ uid, key }) => [uid, key])).toEqual([[1, '3117_0']]);
    expect((await send(certificate, { ...employer, '3117_0': 'NMBS' }, { by: parent, uid: 1 })).status).toBe(
      200,
    );
  });

  it('save the newsletter of a member, and do not count as answers for a registration', async () => {
    const newsletter = { 'ouder@example.org': 'subscribed' };
    await send(certificate, wanted, { by: parent, uid: 1, newsletter });
    expect(await server.database.db.select().from(communicationStatuses)).toMatchObject([
      { clubNid: kompas, uid: 1, newsletter: 'subscribed' },
    ]);
    const order = { club: kompas, uid: 1, tariffs: [3031], total: 115 };
    const missing = { body: { code: 'answers-missing' } };
    expect(await parent.call('place_order', order, newKey())).toMatchObject(missing);
    // Neither does a registration at another club, even where the club requires no answer.
    const { db } = server.database;
    const isRequired = and(
      eq(questions.clubNid, kompas),
      isNull(questions.formNid),
      eq(questions.required, true),
    );
    const optional = await db.update(questions).set({ required: false }).where(isRequired).returning();
    expect(await parent.call('place_order', order, newKey())).toMatchObject(missing);
    await db.delete(submissions);
    await db
      .insert(submissions)
      .values({ clubNid: arabesk, uid: 1, tariffs: [], privacyAcceptedAt: new Date(0) });
    expect(await parent.call('place_order', order, newKey())).toMatchObject(missing);
    const qids = optional.map(({ qid }) => qid);
    await db.update(questions).set({ required: true }).where(inArray(questions.qid, qids));
  });

  it('are accepted from their first to their last day in Brussels, and refused outside these days', async () => {
    expect(await send(survey, { '3121_0': 'Tevreden' })).toMatchObject({
      status: 409,
      body: {
        code: 'not-available',
        errors: ['Dit formulier is gesloten. Neem contact op met de club als je nog iets wil doorgeven.'],
      },
    });
    const { db } = server.database;
    const [before] = await db.select().from(forms).where(eq(forms.nid, 33));
    const onDays = async (opensOn: string | null, closesOn: string | null) => {
      await db.update(forms).set({ opensOn, closesOn }).where(eq(forms.nid, 33));
      const { status } = await send(survey, { '3121_0': 'Tevreden' });
      expect((await get(survey)).form.isOpen).toBe(status === 200);
      return status;
    };
    expect(await onDays('2026-11-20', '2026-11-20')).toBe(200);
    expect(await onDays(null, '2026-11-19')).toBe(409);
    expect(await onDays('2026-11-21', null)).toBe(409);
    // It is half past midnight in Brussels, and still the 20th in London.
    server.clock.advance({ seconds: 14.5 * 60 * 60 });
    expect(await onDays('2026-11-21', null)).toBe(200);
    server.clock.reset();
    await db
      .update(forms)
      .set(before ?? {})
      .where(eq(forms.nid, 33));
  });

  it('are refused when the club changed them in the meantime', async () => {
    const { db } = server.database;
    const formVersion = (await get(information)).formVersion;
    await db.update(questions).set({ required: true }).where(eq(questions.qid, 3104));
    const request = { club: kompas, form: information, formVersion, privacyAccepted: true, qids: question };
    expect(await visitor.call('save_form', request, newKey())).toMatchObject({
      status: 409,
      body: { code: 'form-changed' },
    });
    await db.update(questions).set({ required: false }).where(eq(questions.qid, 3104));
    expect((await visitor.call('save_form', request, newKey())).status).toBe(200);
  });

  it('accept an address that was found, overridden or not checked', async () => {
    const form = 'programmaboekje-aanvragen';
    const { formVersion } = await visitor.ask('get_form', { club: arabesk, form });
    const address = {
      street: 'Kouter',
      streetNumber: '1',
      bus: '',
      postal: '9000',
      city: 'Gent',
      country: 'BE',
    };
    const sendTo = (given: object) =>
      visitor.call(
        'save_form',
        {
          club: arabesk,
          form,
          formVersion,
          privacyAccepted: true,
          qids: { '1111_0': 'Ilse', '1112_0': 'Maes', '1113_0': { ...address, ...given } },
        },
        newKey(),
      );
    expect((await sendTo({ isValidAddress: true })).status).toBe(200);
    expect((await sendTo({ isValidAddress: true, mark: 'overridden' })).status).toBe(200);
    expect((await sendTo({ isValidAddress: false, mark: 'unchecked' })).status).toBe(200);
    expect((await sendTo({ isValidAddress: false })).body.problems).toMatchObject([{ key: '1113_0' }]);
  });
});
