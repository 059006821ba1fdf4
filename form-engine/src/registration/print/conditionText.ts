import { describeQuestion } from '../../rjsf/field/describeQuestion.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { Condition } from '../../sections/condition.ts';
import { fillIn } from '../../texts/fillIn.ts';

/** When a question is to be filled in, in words: on paper nothing comes and goes. */
export function conditionText(form: CompiledForm, { key, test }: Condition): string {
  const { texts } = form;
  const { label: question, options } = describeQuestion(form, key);
  if (test.is === 'filled') return fillIn(test.filled ? texts.onlyIfFilled : texts.onlyIfEmpty, { question });
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  const answers = test.values.map((value) => labels.get(value) ?? yesOrNo(value, texts) ?? value);
  return fillIn(texts.onlyIf, { question, answers: answers.join(', ') });
}

/** A checkbox goes over the wire as `'1'` or `'0'`. */
function yesOrNo(value: string, texts: CompiledForm['texts']): string | undefined {
  if (value === '1') return texts.yes;
  return value === '0' ? texts.no : undefined;
}
