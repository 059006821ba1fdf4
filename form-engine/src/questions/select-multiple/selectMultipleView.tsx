import { choiceText, listAnswer } from '../controls/choices.ts';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { withOther } from '../controls/withOther.tsx';
import { PagedSelectMultiple } from '../paged-select/PagedSelectMultiple.tsx';

function SelectMultipleQuestion({ field, value, texts, ...control }: QuestionControlProps) {
  return (
    <PagedSelectMultiple
      {...control}
      value={listAnswer(value)}
      options={field.options}
      locale={field.locale}
      placeholder={field.placeholder}
      texts={texts}
      label={texts.searchChoices}
    />
  );
}

/** The view of several choices from a list. */
export const selectMultipleView: QuestionView = withOther({
  labelling: 'group',
  Control: SelectMultipleQuestion,
  answerText: choiceText,
});
