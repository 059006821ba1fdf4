import { oncePer } from '../questions/building-blocks/oncePer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { RawAnswers } from '../schema/readAnswers.ts';
import type { Option, Question } from '../sections/question.ts';
import { allConditionsOf, type Conditions } from './conditions.ts';

/** Whether the answer is required or can be changed, or which options are offered, depends on other answers. */
export const canChange = oncePer(
  ({ requiredWhen, options, locks, optionsFrom }: Question): boolean =>
    requiredWhen !== undefined ||
    locks !== undefined ||
    optionsFrom !== undefined ||
    options.some(({ visibleWhen }) => visibleWhen !== undefined),
);

/** The question as it is asked now: with the options on offer, required or not, and locked or not. */
export function askedQuestion(form: CompiledForm, question: Question, conditions: Conditions): Question {
  if (!canChange(question)) return question;
  const { required, requiredWhen, options, locks, optionsFrom } = question;
  const isOffered = ({ visibleWhen }: Option) => !visibleWhen || conditions.holds(visibleWhen);
  const lock = locks?.find(({ when }) => conditions.holds(when));
  const offered = options.filter(isOffered);
  return {
    ...question,
    // Nobody can give an answer that is missing while the question is locked.
    required: !lock && (required || (requiredWhen !== undefined && conditions.holds(requiredWhen))),
    // The same list where all are offered, because results about long lists are cached by list.
    options: offered.length === options.length ? options : offered,
    ...(lock && { lock }),
    ...(optionsFrom && {
      optionsFrom: undefined,
      options:
        form.relations?.optionsOf(optionsFrom, form.questions.get(optionsFrom.key)?.options, conditions) ??
        [],
    }),
  };
}

type ByKey = ReadonlyMap<string, Question>;

/**
 * The questions of a form that other answers change, as they are asked now.
 * @param before the result of an earlier call. What didn't change keeps its object, the whole map too.
 */
export function changedQuestions(form: CompiledForm, raw: RawAnswers, before: ByKey = new Map()): ByKey {
  const changing = [...form.questions.values()].filter(canChange);
  if (changing.length === 0) return before;
  const conditions = allConditionsOf(form, raw);
  const after = changing.map((question) => {
    const now = askedQuestion(form, question, conditions);
    const known = before.get(question.key);
    return known && isSameQuestion(known, now) ? known : now;
  });
  const isSame = after.every((question) => before.get(question.key) === question);
  return isSame ? before : new Map(after.map((question) => [question.key, question]));
}

function isSameQuestion(one: Question, other: Question): boolean {
  return (
    one.required === other.required &&
    one.lock === other.lock &&
    one.options.length === other.options.length &&
    one.options.every((option, index) => option === other.options[index])
  );
}
