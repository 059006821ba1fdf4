import { describeQuestion } from '../../rjsf/field/describeQuestion.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { Condition } from '../../sections/condition.ts';
import { fillIn } from '../../texts/fillIn.ts';

/** Describes the condition of a question in words, because on paper a question can't appear and disappear. */
export function conditionText(form: CompiledForm, { key, test }: Condition): string {
  const { texts } = form;
  const { label: question, options } = describeQuestion(form, key);
  if (test.is === 'filled') return fillIn(test.filled ? texts.onlyIfFilled : texts.onlyIfEmpty, { question });
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  const answers = test.values.map((value) => labels.get(value) ?? yesOrNo(value, texts) ?? value);
  return fillIn(texts.onlyIf, { question, answers: answers.join(', ') });
}

/** Texts for the wire values of a checkbox, `'1'` and `'0'`. */
function yesOrNo(value: string, texts: CompiledForm['texts']): string | undefined {
  if (value === '1') return texts.yes;
  return value === '0' ? texts.no : undefined;
}
