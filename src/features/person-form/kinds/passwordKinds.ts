import type { QuestionKind } from '@clubpoort/form-engine/headless';
import { nl } from '@clubpoort/form-engine/headless';
import { personFormTexts as texts } from '#src/texts/nl/personForm.ts';

/** Minimum length in characters, the same as on the server. */
const shortestPassword = 8;

/**
 * A question kind for passwords. It has no stored answer and no draft, and it never trims or changes a character. The login form
 * does not use it, because that form is outside the engine.
 * Decision: docs/decisions/0032-passwords-belong-to-the-portal.md
 */
function passwordKind(name: string, check: NonNullable<QuestionKind<string>['check']>): QuestionKind<string> {
  return {
    name,
    answerSchema: { type: 'string' },
    messages: {},
    requiredMessage: ({ required }) => required,
    accepts: (question) => question.type === name,
    uiSchema: () => ({ 'ui:widget': name }),
    decode: (wire) => ({ answer: typeof wire === 'string' && wire !== '' ? wire : undefined }),
    encode: (answer) => answer,
    isFilled: (answer) => typeof answer === 'string' && answer !== '',
    check,
    confidential: true,
  };
}

const currentPassword = passwordKind('current_password', () => []);

const newPassword = passwordKind('new_password', (answer) =>
  answer.length < shortestPassword
    ? [{ rule: 'format', message: texts.passwordTooShort(shortestPassword) }]
    : [],
);

/** Must equal the new password in the same form, whose qid is `password`. */
const repeatedPassword = passwordKind('repeated_password', (answer, _question, { answers }) =>
  answer === answers.password_0 ? [] : [{ rule: 'context', message: nl.passwordsDiffer }],
);

export const passwordKinds: readonly QuestionKind[] = [currentPassword, newPassword, repeatedPassword];
