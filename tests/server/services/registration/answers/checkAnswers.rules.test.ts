import { afterAll, beforeAll, expect, it } from 'vitest';
import { questions } from '#server/db/schema.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  newKey,
} from '#tests/server/support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

let server: TestServer;
let parent: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  parent = await server.loggedIn('ouder@example.org');
  const section = { clubNid: arabesk, section: 'Kamp', required: false };
  const sectionChecks = [
    {
      compare: [{ ref: 1942 }, 'gt', { ref: 1941 }],
      ...{ message: 'Het einde komt na het begin.', at: [1942] },
    },
    { must: { not: { qid: 1941, equals: '2027-07-21' } }, message: 'Dan is het feest.' },
  ];
  await server.database.db.insert(questions).values([
    { ...section, qid: 1941, position: 1000, type: 'date', question: 'Begin', sectionChecks },
    { ...section, qid: 1942, position: 1001, type: 'date', question: 'Einde', sectionChecks },
    {
      ...{ ...section, qid: 1943, position: 1002, type: 'group', question: 'Nachten', sectionChecks },
      fields: [
        { qid: 'van', nid: 0, type: 'number', question: 'Van' },
        { qid: 'tot', nid: 0, type: 'number', question: 'Tot' },
      ],
      checks: [{ compare: [{ ref: 'tot' }, 'gte', { ref: 'van' }], message: 'Tel vooruit.', at: ['tot'] }],
    },
    {
      ...{ ...section, qid: 1944, position: 1003, type: 'text', question: 'Diploma', sectionChecks },
      ...{ disabledWhen: { qid: 1941, filled: true }, lockReason: 'Dat weten we al.' },
    },
  ]);
});
afterAll(() => server.stop());

const save = async (qids: Record<string, unknown>) =>
  parent.call(
    'save_combined_course_registration_form',
    {
      ...{ club: arabesk, tariffs: [adultTariff], privacyAccepted: true },
      ...{
        formVersion: await formVersionOf(parent),
        registrations: [{ uid: 1, qids: { ...completeAnswers, ...qids } }],
      },
    },
    newKey(),
  );

it('a submitted form that breaks a rule between answers is refused at the marked questions', async () => {
  expect(await save({ '1941_0': '2027-07-10', '1942_0': '2027-07-09' })).toMatchObject({
    ...{ status: 422, body: { problems: [{ key: '1942_0', message: 'Het einde komt na het begin.' }] } },
  });
  expect(await save({ '1941_0': '2027-07-21' })).toMatchObject({
    ...{ status: 422, body: { problems: [{ key: '1941_0', message: 'Dan is het feest.' }] } },
  });
  const nights = {
    '1943_0': [
      { van_0: '1', tot_0: '2' },
      { van_0: '3', tot_0: '2' },
    ],
  };
  expect(await save(nights)).toMatchObject({
    status: 422,
    body: { problems: [{ key: '1943_0', path: ['1', 'tot_0'], message: 'Tel vooruit.' }] },
  });
});

it('a form that keeps its rules is saved, with the answer to a locked question', async () => {
  expect(await save({ '1941_0': '2027-07-10', '1942_0': '2027-07-12', '1944_0': 'Brons' })).toMatchObject({
    status: 200,
  });
  const request = { club: arabesk, uid: 1, tariffs: [adultTariff] };
  const { result } = await parent.ask('get_combined_course_registration_form', request);
  const camp = result.find(({ title }) => title === 'Kamp');
  expect(camp?.checks).toHaveLength(2);
  expect(camp?.fields.at(-1)).toMatchObject({
    ...{ last_answer: 'Brons', disabled_when: { qid: 1941, filled: true }, lock_reason: 'Dat weten we al.' },
  });
});
