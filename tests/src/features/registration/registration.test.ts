import { describe, expect, test } from 'vitest';
import { placeOrder, saveAnswers } from '../../../../src/features/registration/queries/submitRegistration.ts';
import { registrationBatches } from '../../../../src/features/registration/view/registrationBatches.ts';
import { readTogether } from '../../../../src/features/registration/view/togetherQuery.ts';
import { answeringServer, answerJson } from '../../api/answeringServer.ts';

const order = {
  club: 1,
  uid: 8,
  tariffs: [31],
  total: 17_050,
  idempotencyKey: '6e3b6e35-8a4b-4c39-9a51-3d1a1ff1c0a1',
};
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
    expect(await saveAnswers(forms, order.idempotencyKey)).toEqual({ kind: 'saved' });
    expect(sent).toEqual({ ...forms, privacyAccepted: true });
    expect(key).toBe(order.idempotencyKey);
  });
  test('brings back what belongs at a question', async () => {
    const problem = { uid: 8, key: '12_0', path: [], message: 'Vul dit veld in' };
    await answeringServer((_request, response) =>
      answerJson(response, 422, { errors: ['Neen'], code: 'invalid-answers', problems: [problem] }),
    );
    expect(await saveAnswers(forms, order.idempotencyKey)).toEqual({ kind: 'problems', problems: [problem] });
  });
  test('tells that the club changed the form', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 409, { errors: ['Gewijzigd'], code: 'form-changed' }),
    );
    expect(await saveAnswers(forms, order.idempotencyKey)).toEqual({ kind: 'form-changed' });
  });
  test('throws what the form can not show at a question', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 403, { errors: ['Neen'], code: 'forbidden' }),
    );
    await expect(saveAnswers(forms, order.idempotencyKey)).rejects.toThrow('Neen');
  });
});

describe('placeOrder', () => {
  test('sends the total that was shown, in euros', async () => {
    let sent: unknown;
    await answeringServer((request, response) => {
      sent = JSON.parse(request.body);
      answerJson(response, 200, { result: { oids: [4001] } });
    });
    expect(await placeOrder(order)).toEqual({ kind: 'placed', oids: [4001] });
    expect(sent).toEqual({ club: 1, uid: 8, tariffs: [31], total: 170.5 });
  });
  test('tells the new price, in cents', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 409, { errors: ['De prijs is gewijzigd.'], code: 'price-changed', total: 180 }),
    );
    expect(await placeOrder(order)).toEqual({ kind: 'price-changed', total: 18_000 });
  });
  test('throws every other refusal', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 409, { errors: ['Volzet'], code: 'not-available' }),
    );
    await expect(placeOrder(order)).rejects.toThrow('Volzet');
  });
});

describe('registrationBatches', () => {
  test('puts people with the same tariffs in one call, in the order given', () => {
    expect(
      registrationBatches([
        { uid: 3, tariffs: [12, 11] },
        { uid: 4, tariffs: [21] },
        { uid: 2, tariffs: [11, 12] },
      ]),
    ).toEqual([
      { tariffs: [12, 11], uids: [3, 2] },
      { tariffs: [21], uids: [4] },
    ]);
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
