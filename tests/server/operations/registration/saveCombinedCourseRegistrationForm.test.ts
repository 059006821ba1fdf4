import { compileForm, decodeAnswers, validateAnswers } from '@clubpoort/form-engine/headless';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, communicationStatuses, submissions } from '#server/db/schema.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  healthConsents,
  newKey,
} from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const numRuns = process.env.MATRIX === 'full' ? 1_000 : 60;

describe('save_combined_course_registration_form', () => {
  let server: TestServer;
  let parent: TestClient;
  let version: string;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    version = await formVersionOf(parent);
  });
  afterAll(() => server.stop());

  const save = (qids: Record<string, unknown>, extra: object = {}) =>
    parent.call(
      'save_combined_course_registration_form',
      {
        club: arabesk,
        tariffs: [adultTariff],
        formVersion: version,
        privacyAccepted: true,
        registrations: [{ uid: 1, qids }],
        ...extra,
      },
      newKey(),
    );
  const stored = async (qid: number) =>
    (await server.database.db.select().from(answers)).find((answer) => answer.uid === 1 && answer.qid === qid)
      ?.value;

  it.each([
    ['a missing answer', '1010_0', undefined, 'Vul dit veld in'],
    ['only spaces', '1010_0', '   ', 'Vul dit veld in'],
    ['a missing choice', '1012_0', undefined, 'Selecteer een optie'],
    ['a choice that is not offered', '1012_0', 'misschien', 'Dit is geen geldige waarde voor dit veld.'],
    [
      'a choice too many that is not offered',
      '1021_0',
      ['vrienden', 'x'],
      'Dit is geen geldige waarde voor dit veld.',
    ],
    ['a required box without a tick', '1023_0', '0', 'Dit veld is verplicht aan te duiden'],
    ['a phone number that is too short', '1011_0', '+32 12345', 'Dit is geen geldig telefoonnummer'],
    ['an invalid phone number', '1011_0', 'hello+', 'Dit is geen geldig telefoonnummer'],
    ['an invalid mail address', '1005_0', 'an@', 'Vul een geldig e-mailadres in'],
    ['an invalid name', '1001_0', 'X', 'Vul een geldige naam in'],
    ['a birthdate that does not exist', '1003_0', '2010-02-31', 'Geen geldige geboortedatum'],
    ['a birthdate of today', '1003_0', '2026-11-20', 'Geen geldige geboortedatum'],
  ])('refuses %s at its own field', async (_name, key, answer, message) => {
    const refused = await save({ ...completeAnswers, [key]: answer });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: ['Sommige velden zijn niet juist ingevuld'], code: 'invalid-answers' },
    });
    expect(refused.body.problems).toEqual([expect.objectContaining({ uid: 1, key, message })]);
  });

  it.each([
    ['Een affiche, flyer of krant,Sociale media', ['affiche', 'sociaal']],
    ['Een affiche, flyer of krant', ['affiche']],
    ['school,Een affiche, flyer of krant', ['school', 'affiche']],
  ])('accepts %j for options whose labels contain a comma', async (joined, choices) => {
    expect((await save({ ...completeAnswers, '1021_0': joined })).status).toBe(200);
    expect(await stored(1021)).toEqual(choices);
  });

  it('changes the day at midnight in Brussels', async () => {
    const yesterday = { ...completeAnswers, '1003_0': '2026-11-19' };
    expect((await save(yesterday)).status).toBe(200);
  });

  it('requires a dependent question only when its condition holds, and saves no hidden answer', async () => {
    const ill = await save({ ...completeAnswers, ...healthConsents, '1012_0': 'ja' });
    expect(ill.body.problems?.map(({ key }) => key)).toEqual(['1013_0']);
    await save({ ...completeAnswers, '1012_0': 'nee', '1013_0': 'verborgen antwoord' });
    expect(await stored(1013)).not.toBe('verborgen antwoord');
    const hayFever = { ...completeAnswers, ...healthConsents, '1012_0': 'ja', '1013_0': 'Hooikoorts' };
    expect((await save(hayFever)).status).toBe(200);
    expect(await stored(1013)).toBe('Hooikoorts');
  });

  it('saves text composed (NFC), trimmed and unescaped', async () => {
    const hostile = `'; DROP TABLE answers-- <img src=x onerror=alert(1)> \${7*7}`;
    await save({ ...completeAnswers, '1001_0': '  Zoe\u0308 ', '1002_0': "D'Hondt", '1010_0': hostile });
    expect(await stored(1001)).toBe('Zo\u00eb');
    expect(await stored(1002)).toBe("D'Hondt");
    expect(await stored(1010)).toBe(hostile);
  });

  it('ignores answers to other questions', async () => {
    const before = await server.database.db.$count(answers);
    const extra = { '9999_0': 'x', '2010_0': 'Ja', constructor: 'y', toString: 'z', '1001_5': 'q' };
    expect((await save({ ...completeAnswers, ...extra })).status).toBe(200);
    expect(await server.database.db.$count(answers)).toBe(before);
  });

  it('saves the answers of all persons or of none', async () => {
    const before = await server.database.db.$count(submissions);
    const registrations = [
      { uid: 1, qids: completeAnswers },
      { uid: 2, qids: { ...completeAnswers, '1010_0': '' } },
    ];
    const refused = await save({}, { registrations });
    expect(refused.body.problems).toEqual([{ uid: 2, key: '1010_0', path: [], message: 'Vul dit veld in' }]);
    expect(await server.database.db.$count(submissions)).toBe(before);
  });

  it('saves the answers of each person separately', async () => {
    const registrations = [
      { uid: 1, qids: completeAnswers },
      { uid: 2, qids: { ...completeAnswers, '1001_0': 'Noor' } },
    ];
    expect((await save({}, { registrations })).status).toBe(200);
    const rows = await server.database.db.select().from(answers);
    const names = rows.filter(({ qid }) => qid === 1001).map(({ uid, value }) => [uid, value]);
    expect(names).toEqual(
      expect.arrayContaining([
        [1, 'An'],
        [2, 'Noor'],
      ]),
    );
  });

  it('refuses tariffs of another club', async () => {
    expect((await save(completeAnswers, { tariffs: [2011] })).status).toBe(404);
  });

  it('saves a subscription only for the addresses that the form offered', async () => {
    const registrations = [
      {
        uid: 2,
        qids: completeAnswers,
        newsletter: { 'ouder@example.org': 'subscribed', 'vreemd@example.org': 'subscribed' },
      },
    ];
    expect((await save({}, { registrations })).status).toBe(200);
    const rows = await server.database.db.select().from(communicationStatuses);
    expect(rows.filter(({ uid }) => uid === 2)).toMatchObject([
      { mail: 'ouder@example.org', newsletter: 'subscribed', communication: 'subscribed' },
    ]);
    expect(rows.some(({ mail }) => mail === 'vreemd@example.org')).toBe(false);
  });

  it('gives the same verdict as the engine in the browser, for any answers', async () => {
    const request = { club: arabesk, uid: 1, tariffs: [adultTariff] };
    const { result } = await parent.ask('get_combined_course_registration_form', request);
    const form = compileForm(result, { apostrophesInNames: true });
    const answer = fc.oneof(
      fc.constantFrom<unknown>(
        '',
        '  ',
        'An',
        'ja',
        '1',
        '0',
        true,
        7,
        null,
        ['vrienden'],
        [['x']],
        {},
        '+32 470123456',
        'a@b.be',
        '1985-11-03',
      ),
      fc.string(),
    );
    const keys = [...form.questions.keys()];
    const qids = fc
      .dictionary(fc.constantFrom(...keys), answer, { noNullPrototype: true })
      .map((changed) => ({ ...completeAnswers, ...changed }));
    await fc.assert(
      fc.asyncProperty(qids, async (sent) => {
        const json: unknown = JSON.parse(JSON.stringify(sent));
        const read = decodeAnswers(form, json);
        const context = { today: '2026-11-20', birthdate: '1985-11-03' };
        const wrong = [...read.problems, ...validateAnswers(form, read.answers, context)]
          .filter(({ severity }) => severity === 'error')
          .map(({ key }) => key);
        const { body } = await save(sent);
        expect(new Set((body.problems ?? []).map(({ key }) => key))).toEqual(new Set(wrong));
      }),
      { numRuns },
    );
  });
});
