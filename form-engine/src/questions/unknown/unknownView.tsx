import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';

function UnknownQuestion({ id, texts }: QuestionControlProps) {
  return (
    <p className="cf-note" id={id}>
      {texts.unknownQuestion}
    </p>
  );
}

/** The view of a question that this engine can't ask: a note. Its stored answer stays unchanged. */
export const unknownView: QuestionView = {
  labelling: 'group',
  Control: UnknownQuestion,
  answerText: (_answer, _field, texts) => texts.unknownQuestion,
};
