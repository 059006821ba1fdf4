import { BirthdateInput, type QuestionControlProps, type QuestionView } from '@clubpoort/form-engine';
import { rules } from '@clubpoort/form-engine/headless';

function GuardianBirthdateQuestion({ field: _field, value, ...control }: QuestionControlProps) {
  return <BirthdateInput {...control} value={typeof value === 'string' ? value : ''} autoComplete="off" />;
}

export const guardianBirthdateView: QuestionView = {
  labelling: 'label',
  Control: GuardianBirthdateQuestion,
  answerText: (answer) => (typeof answer === 'string' ? rules.showBirthdate(answer) : ''),
};
