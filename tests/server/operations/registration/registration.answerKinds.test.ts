import { prefillAnswers } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, questions } from '#server/db/schema.ts';
import { compileSections } from '#server/services/registration/compileSections.ts';
import { adultTariff, arabesk, completeAnswers, formVersionOf, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const address = {
  street: 'Veldstraat',
  streetNumber: '12',
  bus: 'A',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};

const yesOrNo: [string, string][] = [
  ['j', 'Ja'],
  ['n', 'Nee'],
];

/** One question of each kind that the demo clubs do not ask, with an answer in the format of the wire. */
const asked = {
  '1901_0': { type: 'number', config: { min: 1, max: 8 }, answer: '3' },
  '1903_0': { type: 'address', answer: address },
  '1904_0': { type: 'file', config: { max: 2 }, answer: 'uploads/1/een.pdf;uploads/1/twee.pdf' },
  '1905_0': { type: 'image', answer: 'uploads/1/foto.jpg' },
  '1910_0': { type: 'signature', answer: 'uploads/1/handtekening.png' },
  '1906_0': { type: 'select', defaultKey: 'nationality', answer: 'Belgisch' },
  '1907_0': { type: 'nationality', answer: 'Vaderlandsloos' },
  '1909_0': {
    ...{ type: 'matrix', config: { rows: ['vr', 'za'] }, options: yesOrNo },
    answer: { vr: 'j', za: 'n' },
  },
} as const;

/** Paths of files that belong to the person. The tests store them directly as answers, without an upload. */
const given = {
  '1904_0': asked['1904_0'].answer,
  '1905_0': asked['1905_0'].answer,
  '1910_0': asked['1910_0'].answer,
};
const withoutFiles = Object.fromEntries(
  Object.entries(asked)
    .filter(([key]) => !(key in given))
    .map(([key, { answer }]) => [key, answer]),
);

describe('answers of every kind', () => {
  let server: TestServer;
  let parent: TestClient;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      log: { level: 'warn', stream: { write: (line) => lines.push(line) } },
    });
    parent = await server.loggedIn('ouder@example.org');
    await server.database.db.insert(questions).values(
      Object.entries(asked).map(([key, question], index) => ({
        qid: Number(key.split('_')[0]),
        clubNid: arabesk,
        section: 'Alles',
        position: 1000 + index,
        type: question.type,
        question: `Vraag ${key}`,
        required: false,
        defaultKey: 'defaultKey' in question ? question.defaultKey : null,
        config: 'config' in question ? question.config : null,
        options: 'options' in question ? question.options : null,
      })),
    );
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    lines.length = 0;
    await server.database.db.delete(answers);
  });

  const save = async (qids: Record<string, unknown>, uid = 1) => {
    const request = {
      club: arabesk,
      tariffs: [adultTariff],
      formVersion: await formVersionOf(parent),
      privacyAccepted: true,
      registrations: [{ uid, qids: { ...completeAnswers, ...qids } }],
    };
    return parent.call('save_combined_course_registration_form', request, newKey());
  };
  /** Stores the paths as answers of the person, as an upload leaves them. */
  const give = async (uid: number, paths: Readonly<Record<string, string>>) => {
    expect((await save({}, uid)).status).toBe(200);
    for (const [key, value] of Object.entries(paths))
      await server.database.db
        .update(answers)
        .set({ value })
        .where(eq(answers.qid, Number(key.split('_')[0])));
  };
  const formNow = async (uid = 1) => {
    const request = { club: arabesk, uid, tariffs: [adultTariff] };
    return compileSections((await parent.ask('get_combined_course_registration_form', request)).result);
  };

  it('are asked without a diagnostic, saved, and given back unchanged', async () => {
    await give(1, given);
    const form = await formNow();
    expect(form.diagnostics).toEqual([]);
    const sent = { ...withoutFiles, ...given };
    expect(await save(sent)).toMatchObject({ status: 200 });
    const again = await formNow();
    const stored = Object.fromEntries(
      Object.keys(asked).map((key) => [key, again.questions.get(key)?.stored]),
    );
    expect(stored).toEqual(sent);
    expect(Object.keys(prefillAnswers(again))).toEqual(expect.arrayContaining(Object.keys(asked)));
  });

  describe('the rows of a group', () => {
    const group = '1908_0';
    const home = { adr_0: address };
    beforeAll(async () => {
      const fields = [
        { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: true },
        { qid: 'sport', nid: 0, type: 'radio', question: 'Sport', options: { z: 'Zwemmen', d: 'Dansen' } },
        { qid: 'adr', nid: 0, type: 'address', question: 'Adres' },
        { qid: 'note', nid: 0, type: 'textarea', question: 'Opmerking' },
        {
          ...{ qid: 'pets', nid: 0, type: 'group', question: 'Dieren' },
          fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Naam' }],
        },
      ];
      await server.database.db.insert(questions).values({
        ...{ qid: 1908, clubNid: arabesk, section: 'Alles', position: 1100, type: 'group', fields },
        ...{ question: 'Wie gaat mee?', required: false, config: { repeat: { max: 3 } } },
      });
    });
    afterAll(() => server.database.db.delete(questions).where(eq(questions.qid, 1908)));

    it('are saved and given back unchanged, also a long text and a group in a row', async () => {
      const sent = [
        { fname_0: 'Noor', sport_0: 'z', ...home, note_0: 'é'.repeat(1500), pets_0: [{ name_0: 'Rex' }] },
        { fname_0: 'Jef', sport_0: '', adr_0: '', note_0: '', pets_0: [] },
      ];
      expect(await save({ [group]: sent })).toMatchObject({ status: 200 });
      const form = await formNow();
      expect(form.diagnostics).toEqual([]);
      expect(form.questions.get(group)?.stored).toEqual(sent);
    });

    it.each([
      ['a name that is missing', [{ fname_0: '' }], ['0', 'fname_0']],
      ['a choice that is not offered', [{ fname_0: 'An', sport_0: 'x' }], ['0', 'sport_0']],
      [
        'an address that does not exist',
        [{ fname_0: 'An' }, { fname_0: 'Jef', adr_0: { ...address, street: 'Bestaatniet' } }],
        ['1', 'adr_0', 'isValidAddress'],
      ],
      [
        'an address in an unknown country',
        [{ fname_0: 'An', adr_0: { ...address, country: 'ZZ' } }],
        ['0', 'adr_0', 'country'],
      ],
      ['four rows where three are allowed', Array(4).fill({ fname_0: 'An' }), []],
    ])('with %s are refused at their place', async (_name, rows, path) => {
      const { status, body } = await save({ [group]: rows });
      expect({ status, problems: body.problems }).toMatchObject({
        status: 422,
        problems: [{ key: group, path }],
      });
    });
  });

  it.each(['1e5', 'true', 'null', '007', '{"a":1}', '["x"]', '"'])(
    'row 14: the text %s is stored and read as the same text',
    async (text) => {
      expect((await save({ '1010_0': text })).status).toBe(200);
      expect((await formNow()).questions.get('1010_0')?.stored).toBe(text);
    },
  );

  it.each([
    ['row 37: a number below the lowest', '1901_0', '0'],
    ['row 37: a negative number', '1901_0', '-1'],
    ['row 37: a number above the highest', '1901_0', '1e9'],
    ['row 37: half a number', '1901_0', '1.5'],
    ['row 37: no number', '1901_0', 'NaN'],
    ['a street without a number', '1903_0', { ...address, streetNumber: '' }],
    ['an address that was not found', '1903_0', { ...address, isValidAddress: false }],
    ['an address as text', '1903_0', 'Kerkstraat 12'],
    ['a nationality that is not on the list', '1906_0', 'Marsiaans'],
  ])('%s is refused at its field', async (_name, key, answer) => {
    const { status, body } = await save({ [key]: answer });
    expect({ status, keys: new Set(body.problems?.map((problem) => problem.key)) }).toEqual({
      status: 422,
      keys: new Set([key]),
    });
  });

  it('row 30: a path that the server gave to nobody is refused and logged', async () => {
    expect(await save({ '1904_0': 'uploads/9/rapport.pdf' })).toMatchObject({
      status: 403,
      body: { errors: ['Je hebt hier geen toegang toe.'], code: 'forbidden' },
    });
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      msg: 'refused',
      operation: 'save_combined_course_registration_form',
      incident: 'a file of somebody else as answer to 1904_0',
    });
    expect(line).not.toMatch(/rapport|Peeters|ouder@/);
    expect(lines).toHaveLength(1);
  });

  it("row 30: the path of another person's file is refused, also beside an own file and within the family", async () => {
    await give(1, given);
    expect((await save({ '1904_0': 'uploads/1/een.pdf' }, 2)).status).toBe(403);
    expect((await save({ '1905_0': `${given['1905_0']};uploads/2/foto.jpg` })).status).toBe(403);
    expect((await formNow(2)).questions.get('1904_0')?.stored).toBeFalsy();
  });

  it('row 30: the own paths may be kept, reordered or left out', async () => {
    await give(1, given);
    expect((await save({ '1904_0': 'uploads/1/twee.pdf;uploads/1/een.pdf', '1905_0': '' })).status).toBe(200);
    expect((await save({ '1904_0': 'uploads/1/een.pdf', '1905_0': '' })).status).toBe(200);
    // A path that was left out no longer belongs to the person.
    expect((await save({ '1905_0': given['1905_0'] })).status).toBe(403);
  });

  it('row 12: a body with an answer of 10 MB is refused with 413', async () => {
    expect(await save({ '1010_0': 'é '.repeat(5_000_000) })).toMatchObject({
      status: 413,
      body: {
        errors: ['Dit is te groot om te versturen. Kies een kleiner bestand of kort je tekst in.'],
        code: 'too-large',
      },
    });
  });

  it('row 22: a body with one key twice is refused', async () => {
    const twice = `{"club":1,"tariffs":[${adultTariff}],"privacyAccepted":true,"registrations":[{"uid":1,"qids":{"1001_0":"An","1001_0":"Jan"}}]}`;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_combined_course_registration_form',
      headers: { 'content-type': 'application/json', cookie: parent.cookie ?? '' },
      payload: twice,
    });
    expect(response.statusCode).toBe(400);
  });
});
