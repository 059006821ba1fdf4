import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';

function UnknownQuestion({ id, texts }: QuestionControlProps) {
  return (
    <p className="cf-note" id={id}>
      {texts.unknownQuestion}
    </p>
  );
}

/** A question that this engine can't ask: a plain note; its stored answer isn't touched. */
export const unknownView: QuestionView = {
  labelling: 'group',
  Control: UnknownQuestion,
  answerText: (_answer, _field, texts) => texts.unknownQuestion,
};
