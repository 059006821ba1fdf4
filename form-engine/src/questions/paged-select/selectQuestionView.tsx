import { choiceText } from '../controls/choices.ts';
import { plainControl } from '../controls/plainControl.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { PagedSelect } from './PagedSelect.tsx';
import { PAGE_SIZE } from './selectProps.ts';

function SelectQuestion({ field, value, ...control }: QuestionControlProps) {
  return (
    <PagedSelect
      {...control}
      value={textAnswer(value)}
      options={field.options}
      locale={field.locale}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete}
    />
  );
}

/** The view of every kind with one choice from a list. */
export const selectQuestionView: QuestionView = {
  labelling: 'label',
  Control: /* @__PURE__ */ plainControl(SelectQuestion, ({ options }) => options.length <= PAGE_SIZE),
  answerText: choiceText,
};
