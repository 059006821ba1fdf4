import { nl, type QuestionKind, rules } from '@clubpoort/form-engine/headless';

/**
 * A second e-mail address. It must differ from the first, whose qid is `mail` (specification 5.1, "not equal to primary
 * email").
 */
export const secondMailKind: QuestionKind<string> = {
  name: 'second_mail',
  answerSchema: { type: 'string' },
  messages: {},
  requiredMessage: ({ required }) => required,
  accepts: (question) => question.type === 'second_mail',
  uiSchema: () => ({ 'ui:widget': 'second_mail' }),
  decode: (wire) => ({ answer: typeof wire === 'string' ? wire.trim() || undefined : undefined }),
  encode: (answer) => answer ?? '',
  isFilled: (answer) => typeof answer === 'string' && answer.trim() !== '',
  check: (answer, _question, { answers }) => {
    if (!rules.isValidEmail(answer)) return [{ rule: 'format', message: nl.email }];
    const isSame = answer.toLowerCase() === String(answers.mail_0 ?? '').toLowerCase();
    return isSame ? [{ rule: 'context', message: nl.samePrimaryEmail }] : [];
  },
};
