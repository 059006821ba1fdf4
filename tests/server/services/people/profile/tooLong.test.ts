import { compileForm, decodeAnswers } from '@clubpoort/form-engine/headless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textLimits } from '#schemas/textLimits.ts';
import { tooLongDetails } from '#server/services/people/profile/tooLong.ts';
import { checkAnswers } from '#server/services/registration/answers/checkAnswers.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

const address = {
  street: 'Kerkstraat',
  streetNumber: '1',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
};
const sentence = (most: number) => `Deze tekst is te lang. Hou het bij ${most} tekens.`;
const letters = (count: number) => 'x'.repeat(count);

describe('an answer about a person', () => {
  const fields = [
    { qid: 1, nid: 0, type: 'text', question: 'Voornaam', default_key: 'fname' },
    { qid: 2, nid: 0, type: 'phone', question: 'Telefoon' },
    { qid: 3, nid: 0, type: 'address', question: 'Adres' },
    { qid: 4, nid: 0, type: 'email', question: 'Mail' },
    { qid: 5, nid: 0, type: 'text', question: 'Wie brengt je kind?' },
  ];
  const form = compileForm([{ title: '', fields }], {});

  it.each<[string, Record<string, unknown>, string, readonly string[], number]>([
    ['a name', { '1_0': letters(101) }, '1_0', [], 100],
    ['a house number', { '3_0': { ...address, streetNumber: letters(21) } }, '3_0', ['streetNumber'], 20],
    ['a box', { '3_0': { ...address, bus: letters(21) } }, '3_0', ['bus'], 20],
    ['a postcode', { '3_0': { ...address, postal: letters(21), country: 'NL' } }, '3_0', ['postal'], 20],
    ['a street', { '3_0': { ...address, street: letters(201) } }, '3_0', ['street'], 200],
  ])('with %s that is too long is refused at its field', (_what, qids, key, path, most) => {
    const check = checkAnswers(form, qids, { today: '2026-11-20', nationalNumber: '' });
    const problems = check.ok ? [] : check.problems;
    expect(problems.map((problem) => [problem.key, problem.path])).toEqual([[key, path]]);
    if (key === '3_0') expect(problems[0]?.message).toBe(sentence(most));
  });

  it('that fits, or becomes no detail of a person, is accepted', () => {
    const qids = {
      ...{ '1_0': letters(100), '5_0': letters(500) },
      '3_0': { ...address, streetNumber: letters(20), bus: letters(20) },
    };
    const { answers } = decodeAnswers(form, qids);
    expect(tooLongDetails(form, answers)).toEqual([]);
  });

  it('has the limit of a phone number and of an address too', () => {
    const answers = { '2_0': `+32 ${letters(40)}`, '4_0': `${letters(320)}@example.org` };
    expect(tooLongDetails(form, answers)).toEqual([
      { key: '2_0', path: [], message: sentence(textLimits.phone) },
      { key: '4_0', path: [], message: sentence(textLimits.mail) },
    ]);
  });
});

describe('a profile', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  it.each<[string, object, readonly string[], number]>([
    ['fname', { fname: letters(101) }, [], 100],
    ['lname', { lname: letters(101) }, [], 100],
    ['phone', { phone: `+32 ${'4'.repeat(41)}` }, [], 40],
    [
      'address',
      { address: { ...address, isValidAddress: true, streetNumber: letters(21) } },
      ['streetNumber'],
      20,
    ],
    ['address', { address: { ...address, isValidAddress: true, bus: letters(21) } }, ['bus'], 20],
  ])('with a %s that is too long is refused at its field: %j', async (key, given, path, most) => {
    expect(await parent.call('save_profile', { uid: 1, ...given })).toMatchObject({
      status: 422,
      body: {
        code: 'invalid-answers',
        problems: [{ uid: 1, key, path: [...path], message: sentence(most) }],
      },
    });
  });

  it('keeps the longest details', async () => {
    const longest = {
      ...address,
      streetNumber: `1${letters(19)}`,
      bus: letters(20),
      isValidAddress: false,
      mark: 'overridden',
    } as const;
    const { result } = await parent.ask('save_profile', { uid: 1, fname: letters(100), address: longest });
    expect(result).toMatchObject({ fname: letters(100), address: { bus: letters(20) } });
  });
});
