import { EmailInput, type QuestionControlProps, type QuestionView } from '@clubpoort/form-engine';

function SecondMailQuestion({ field: _field, value, ...control }: QuestionControlProps) {
  return <EmailInput {...control} value={typeof value === 'string' ? value : ''} autoComplete="off" />;
}

/** An e-mail field with the engine's hint about likely typos. */
export const secondMailView: QuestionView = {
  labelling: 'label',
  Control: SecondMailQuestion,
  answerText: (answer) => (typeof answer === 'string' ? answer : ''),
};
