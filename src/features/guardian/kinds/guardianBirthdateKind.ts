import { nl, type QuestionKind, rules } from '@clubpoort/form-engine/headless';
import { needsGuardian } from '#rules/guardian.ts';
import { guardianTexts } from '#src/texts/nl/guardian.ts';

/** The birthdate of a new guardian: at least 16 years ago (specification 5.4). */
export const guardianBirthdateKind: QuestionKind<string> = {
  name: 'guardian_birthdate',
  answerSchema: { type: 'string' },
  messages: {},
  requiredMessage: ({ required }) => required,
  accepts: (question) => question.type === 'guardian_birthdate',
  uiSchema: () => ({ 'ui:widget': 'guardian_birthdate' }),
  decode: (wire) => {
    const text = typeof wire === 'string' ? wire.trim() : '';
    return { answer: (rules.readBirthdate(text) ?? text) || undefined };
  },
  encode: (answer) => answer ?? '',
  isFilled: (answer) => typeof answer === 'string' && answer.trim() !== '',
  check: (answer, _question, { today }) => {
    if (!rules.isValidBirthdate(answer, today)) return [{ rule: 'format', message: nl.birthdate }];
    return needsGuardian(answer, today) ? [{ rule: 'context', message: guardianTexts.tooYoung }] : [];
  },
};
