import { describe, expect, test } from 'vitest';
import { placeOrder, saveAnswers } from '../../../../src/features/registration/queries/submitRegistration.ts';
import { draftsPort } from '../../../../src/features/registration/state/draftsPort.ts';
import { formProblems } from '../../../../src/features/registration/view/formProblems.ts';
import { textStorage } from '../../../../src/platform/storage.ts';
import { answeringServer, answerJson } from '../../api/answeringServer.ts';

const order = {
  club: 1,
  uid: 8,
  tariffs: [31],
  total: 17_050,
  idempotencyKey: '6e3b6e35-8a4b-4c39-9a51-3d1a1ff1c0a1',
};
const answers = { qids: { '12_0': 'Ja' }, newsletter: {}, communicationStatus: {} };

describe('saveAnswers', () => {
  test('sends one registration of the member', async () => {
    let sent: unknown;
    await answeringServer((request, response) => {
      sent = JSON.parse(request.body);
      answerJson(response, 200, { result: [{ uid: 8, answers: 1 }] });
    });
    expect(await saveAnswers(order, answers)).toEqual({ kind: 'saved' });
    expect(sent).toEqual({
      club: 1,
      tariffs: [31],
      privacyAccepted: true,
      registrations: [{ uid: 8, ...answers }],
    });
  });
  test('brings back what belongs at a question', async () => {
    const problem = { uid: 8, key: '12_0', path: [], message: 'Vul dit veld in' };
    await answeringServer((_request, response) =>
      answerJson(response, 422, { errors: ['Neen'], code: 'invalid-answers', problems: [problem] }),
    );
    expect(await saveAnswers(order, answers)).toEqual({ kind: 'problems', problems: [problem] });
  });
  test('throws what the form can not show at a question', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 403, { errors: ['Neen'], code: 'forbidden' }),
    );
    await expect(saveAnswers(order, answers)).rejects.toThrow('Neen');
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

describe('draftsPort', () => {
  const { signal } = new AbortController();
  const denied = () =>
    textStorage(() => {
      throw new Error('denied');
    });

  test('loads what it saved and forgets what it removed', async () => {
    const drafts = draftsPort(denied());
    await drafts.save('1-8', { '12_0': 'Ja' }, signal);
    expect(await drafts.load('1-8', signal)).toEqual({ '12_0': 'Ja' });
    expect(await drafts.load('1-9', signal)).toBeUndefined();
    await drafts.remove('1-8', signal);
    expect(await drafts.load('1-8', signal)).toBeUndefined();
  });
  test.each(['', '{', 'null', '7'])('has no draft where the stored text is %j', async (text) => {
    const storage = denied();
    storage.write('draft.1-8', text);
    expect(await draftsPort(storage).load('1-8', signal)).toBeUndefined();
  });
});

test('formProblems are errors of the form', () => {
  expect(formProblems([{ uid: 8, key: '12_0', path: ['street'], message: 'Vul dit veld in' }])).toEqual([
    {
      key: '12_0',
      path: ['street'],
      message: 'Vul dit veld in',
      label: '',
      rule: 'context',
      severity: 'error',
    },
  ]);
});
