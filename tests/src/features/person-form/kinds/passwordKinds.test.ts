import { compileForm, questionKinds, validateAnswers } from '@clubpoort/form-engine/headless';
import { describe, expect, test } from 'vitest';
import { passwordKinds } from '#src/features/person-form/kinds/passwordKinds.ts';
import { secondMailKind } from '#src/features/person-form/kinds/secondMailKind.ts';
import { personQuestions as ask } from '#src/features/person-form/view/personQuestions.ts';

const form = compileForm(
  [{ title: '', fields: [ask.mail(), ask.secondMail(), ask.newPassword(), ask.repeatedPassword()] }],
  { kinds: [...passwordKinds, secondMailKind, ...questionKinds] },
);
const messages = (answers: Record<string, string>) =>
  validateAnswers(form, answers, { today: '2026-11-21' }).map(({ key, message }) => `${key}: ${message}`);

describe('passwordKinds', () => {
  test('require both passwords', () => {
    expect(messages({})).toEqual(['password_0: Vul dit veld in', 'repeated_0: Vul dit veld in']);
  });

  test('require eight characters, and the same text twice', () => {
    expect(messages({ password_0: 'kort', repeated_0: 'anders' })).toEqual([
      'password_0: Kies een wachtwoord van minstens 8 tekens',
      'repeated_0: Wachtwoorden komen niet overeen',
    ]);
  });

  test.each(['  spaties tellen  ', '12345678', 'é̀ NFD blijft', '密码密码密码密码'])(
    'do not change the password %j',
    (secret) => {
      expect(messages({ password_0: secret, repeated_0: secret })).toEqual([]);
      for (const kind of passwordKinds) {
        expect(kind.decode(secret, form.questions.get('password_0') as never)).toEqual({ answer: secret });
      }
    },
  );

  test('are confidential, so that no draft contains a password', () => {
    expect(passwordKinds.every((kind) => kind.confidential)).toBe(true);
  });
});

describe('secondMailKind', () => {
  const fine = { password_0: 'goed genoeg', repeated_0: 'goed genoeg' };
  test.each([
    ['papa@example.org', []],
    ['MAMA@example.org', ['second_mail_0: Mag niet zelfde zijn als primair e-mailadres']],
    ['geen adres', ['second_mail_0: Vul een geldig e-mailadres in']],
  ])('validates the second address %s', (secondMail, expected) => {
    expect(messages({ ...fine, mail_0: 'mama@example.org', second_mail_0: secondMail })).toEqual(expected);
  });
});
