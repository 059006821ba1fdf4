import { EmailInput, type QuestionControlProps, type QuestionView } from '@clubpoort/form-engine';

function SecondMailQuestion({ field: _field, value, ...control }: QuestionControlProps) {
  return <EmailInput {...control} value={typeof value === 'string' ? value : ''} autoComplete="off" />;
}

/** Drawn as any e-mail, with the engine's hint about typing slips. */
export const secondMailView: QuestionView = {
  labelling: 'label',
  Control: SecondMailQuestion,
  answerText: (answer) => (typeof answer === 'string' ? answer : ''),
};
