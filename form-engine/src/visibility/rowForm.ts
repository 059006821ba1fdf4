import { oncePer } from '../questions/building-blocks/oncePer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { type AnswerTest, type Condition, testsOf } from '../sections/condition.ts';
import type { Question } from '../sections/question.ts';
import { conditionsIn } from './askedQuestion.ts';

/** A condition that always holds, and one that never does. */
const always: Condition = { all: [] };
const never: Condition = { any: [] };

type Holds = (test: AnswerTest) => boolean;

/**
 * The form of the rows of a group, with every test on a question outside the group replaced by its verdict. So a row is
 * a form by itself, which all functions for forms take. Without such tests it is the compiled form of the row.
 *
 * @param holds whether a test holds outside, by the conditions of the form around the group.
 */
export function rowForm(form: CompiledForm, key: string, holds: Holds): CompiledForm | undefined {
  const row = form.rows.get(key);
  return row && settled(row, holds);
}

/** The tests of a row on questions outside its group, at any depth; each once. */
export const outsideTests = oncePer((form: CompiledForm): readonly AnswerTest[] => {
  const own = [...form.questions.values()].flatMap(conditionsIn).flatMap(testsOf);
  const nested = [...form.rows.values()].flatMap(outsideTests);
  const outside = [...own, ...nested].filter(({ key }) => !form.questions.has(key));
  return [...new Map(outside.map((test) => [JSON.stringify(test), test])).values()];
});

/** The last result for each row form: all rows of a group have the same one. */
const lastSettled = oncePer((_form: CompiledForm): { verdicts: string; form: CompiledForm | undefined } => ({
  verdicts: '',
  form: undefined,
}));

function settled(form: CompiledForm, holds: Holds): CompiledForm {
  const tests = outsideTests(form);
  if (tests.length === 0) return form;
  const verdicts = tests.map((test) => (holds(test) ? '1' : '0')).join('');
  const last = lastSettled(form);
  if (last.form && last.verdicts === verdicts) return last.form;
  const met = new Set(
    tests.filter((_, index) => verdicts[index] === '1').map((test) => JSON.stringify(test)),
  );
  last.verdicts = verdicts;
  last.form = replaceTests(form, new Set(tests.map(({ key }) => key)), (test) =>
    met.has(JSON.stringify(test)),
  );
  return last.form;
}

/** @param outside keys that mean questions outside. */
function replaceTests(form: CompiledForm, outside: ReadonlySet<string>, holds: Holds): CompiledForm {
  const replaced = (condition: Condition): Condition => {
    if ('all' in condition) return { all: condition.all.map(replaced) };
    if ('any' in condition) return { any: condition.any.map(replaced) };
    if ('not' in condition) return { not: replaced(condition.not) };
    if (!outside.has(condition.key)) return condition;
    return holds(condition) ? always : never;
  };
  const questions = [...form.questions].map(
    ([key, question]) => [key, withConditions(question, replaced)] as const,
  );
  const rows = [...form.rows].map(([key, row]) => {
    // A key of the nested row itself hides the same key outside.
    const further = new Set([...outside].filter((name) => !row.questions.has(name)));
    return [key, replaceTests(row, further, holds)] as const;
  });
  return { ...form, questions: new Map(questions), rows: new Map(rows) };
}

function withConditions(question: Question, replaced: (condition: Condition) => Condition): Question {
  const { visibleWhen, requiredWhen, options } = question;
  if (conditionsIn(question).length === 0) return question;
  return {
    ...question,
    visibleWhen: visibleWhen && replaced(visibleWhen),
    requiredWhen: requiredWhen && replaced(requiredWhen),
    options: options.some((option) => option.visibleWhen)
      ? options.map((option) =>
          option.visibleWhen ? { ...option, visibleWhen: replaced(option.visibleWhen) } : option,
        )
      : options,
  };
}
