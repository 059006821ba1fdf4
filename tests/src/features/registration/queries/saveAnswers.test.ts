import { describe, expect, test } from 'vitest';
import { saveAnswers } from '#src/features/registration/queries/saveAnswers.ts';
import { answeringServer, answerJson } from '#tests/src/api/answeringServer.ts';

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
