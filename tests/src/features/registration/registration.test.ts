import { describe, expect, test } from 'vitest';
import { noItems } from '#src/features/basket/index.ts';
import { saveAnswers } from '#src/features/registration/queries/saveAnswers.ts';
import { paymentHint } from '#src/features/registration/view/personSwitch.ts';
import { registrantsOf } from '#src/features/registration/view/registrants.ts';
import { registrationBatches } from '#src/features/registration/view/registrationBatches.ts';
import { readTogether } from '#src/features/registration/view/togetherQuery.ts';
import { answeringServer, answerJson } from '../../api/answeringServer.ts';

const idempotencyKey = '6e3b6e35-8a4b-4c39-9a51-3d1a1ff1c0a1';
const forms = {
  club: 1,
  tariffs: [31],
  formVersion: 'v1',
  registrations: [{ uid: 8, qids: { '12_0': 'Ja' }, newsletter: {}, communicationStatus: {} }],
};

describe('saveAnswers', () => {
  test('sends one registration of the member', async () => {
    let sent: unknown;
    let key: unknown;
    await answeringServer((request, response) => {
      sent = JSON.parse(request.body);
      key = request.headers['idempotency-key'];
      answerJson(response, 200, { result: [{ uid: 8, answers: 1 }] });
    });
    expect(await saveAnswers(forms, idempotencyKey)).toEqual({ kind: 'saved' });
    expect(sent).toEqual({ ...forms, privacyAccepted: true });
    expect(key).toBe(idempotencyKey);
  });
  test('returns problems that belong to a question', async () => {
    const problem = { uid: 8, key: '12_0', path: [], message: 'Vul dit veld in' };
    await answeringServer((_request, response) =>
      answerJson(response, 422, { errors: ['Neen'], code: 'invalid-answers', problems: [problem] }),
    );
    expect(await saveAnswers(forms, idempotencyKey)).toEqual({ kind: 'problems', problems: [problem] });
  });
  test('returns that the club has changed the form', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 409, { errors: ['Gewijzigd'], code: 'form-changed' }),
    );
    expect(await saveAnswers(forms, idempotencyKey)).toEqual({ kind: 'form-changed' });
  });
  test('throws a refusal that no question can show', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 403, { errors: ['Neen'], code: 'forbidden' }),
    );
    await expect(saveAnswers(forms, idempotencyKey)).rejects.toThrow('Neen');
  });
});

describe('registrationBatches', () => {
  test('puts people with the same selection in one call, in the given order', () => {
    const about = { passes: [], couples: {} };
    expect(
      registrationBatches([
        { ...about, uid: 3, tariffs: [12, 11] },
        { ...about, uid: 4, tariffs: [21] },
        { ...about, uid: 2, tariffs: [11, 12] },
        { ...about, uid: 5, tariffs: [21], passes: [4] },
      ]),
    ).toEqual([
      { ...about, tariffs: [12, 11], uids: [3, 2] },
      { ...about, tariffs: [21], uids: [4] },
      { ...about, tariffs: [21], passes: [4], uids: [5] },
    ]);
  });
});

describe('registrantsOf', () => {
  const couples = { 31: { uid: 9, role: 'Leider' } };
  test('lists the owner of each cart, and then the companions', () => {
    const carts = [
      { uid: 8, items: { ...noItems, tariffs: [31], couples } },
      { uid: 7, items: { ...noItems, tariffs: [32], companions: [10] } },
    ];
    expect(registrantsOf(carts)).toEqual([
      { uid: 8, tariffs: [31], passes: [], couples },
      { uid: 7, tariffs: [32], passes: [], couples: {} },
      { uid: 9, tariffs: [31], passes: [], couples },
      { uid: 10, tariffs: [32], passes: [], couples: {} },
    ]);
  });
  test('lists somebody with a cart of their own who is also a companion once, with both tariffs', () => {
    const carts = [
      { uid: 8, items: { ...noItems, tariffs: [31], companions: [7] } },
      { uid: 7, items: { ...noItems, tariffs: [32] } },
    ];
    expect(registrantsOf(carts)).toEqual([
      { uid: 8, tariffs: [31], passes: [], couples: {} },
      { uid: 7, tariffs: [32, 31], passes: [], couples: {} },
    ]);
  });
  test('leaves out a partner who is invited by mail', () => {
    const couple = { fname: 'Tom', lname: 'Maes', mail: 'tom@example.org', role: '' };
    const items = { ...noItems, tariffs: [31], couples: { 31: couple } };
    expect(registrantsOf([{ uid: 8, items }]).map(({ uid }) => uid)).toEqual([8]);
  });
});

test.each([
  ['leden=3,4', [3, 4]],
  ['leden=3,3', [3]],
  ['leden=', []],
  ['leden=-1,x,4', [4]],
  ['', []],
])('readTogether reads %j', (query, uids) => {
  expect(readTogether(new URLSearchParams(query))).toEqual(uids);
});

describe('paymentHint', () => {
  test.each([
    ['says that everything is paid later', [{ payNow: 0, payLater: 19_500 }], 'Je betaalt later.'],
    [
      'shows the amount to pay now when the rest is paid later',
      [{ payNow: 5_000, payLater: 24_700 }],
      'Nu te betalen: €\u00a050,00',
    ],
    [
      'adds the amounts of all persons',
      [
        { payNow: 5_000, payLater: 0 },
        { payNow: 0, payLater: 19_500 },
      ],
      'Nu te betalen: €\u00a050,00',
    ],
    [
      'is empty when everything is paid now, because the button shows the amount',
      [{ payNow: 11_000, payLater: 0 }],
      '',
    ],
  ])('%s', (_title, invoices, expected) => {
    expect(paymentHint(invoices.map((invoice) => ({ invoice })))).toBe(expected);
  });
});
