import { oncePer } from '../questions/building-blocks/oncePer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { RawAnswers } from '../schema/readAnswers.ts';
import type { Option, Question } from '../sections/question.ts';
import { allConditionsOf, type Conditions } from './conditions.ts';

/** Whether the answer is required, or which options are offered, depends on other answers. */
const changesWithAnswers = oncePer(
  ({ requiredWhen, options }: Question): boolean =>
    requiredWhen !== undefined || options.some(({ visibleWhen }) => visibleWhen !== undefined),
);

/** The question as it is asked now: with the options on offer, and required or not. */
export function askedQuestion(question: Question, conditions: Conditions): Question {
  if (!changesWithAnswers(question)) return question;
  const { required, requiredWhen, options } = question;
  const isOffered = ({ visibleWhen }: Option) => !visibleWhen || conditions.holds(visibleWhen);
  return {
    ...question,
    required: required || (requiredWhen !== undefined && conditions.holds(requiredWhen)),
    options: options.filter(isOffered),
  };
}

type ByKey = ReadonlyMap<string, Question>;

/**
 * The questions of a form that other answers change, as they are asked now.
 * @param before the result of an earlier call. What didn't change keeps its object, the whole map too.
 */
export function changedQuestions(form: CompiledForm, raw: RawAnswers, before: ByKey = new Map()): ByKey {
  const changing = [...form.questions.values()].filter(changesWithAnswers);
  if (changing.length === 0) return before;
  const conditions = allConditionsOf(form, raw);
  const after = changing.map((question) => {
    const now = askedQuestion(question, conditions);
    const known = before.get(question.key);
    return known && isSameQuestion(known, now) ? known : now;
  });
  const isSame = after.every((question) => before.get(question.key) === question);
  return isSame ? before : new Map(after.map((question) => [question.key, question]));
}

function isSameQuestion(one: Question, other: Question): boolean {
  return (
    one.required === other.required &&
    one.options.length === other.options.length &&
    one.options.every((option, index) => option === other.options[index])
  );
}
