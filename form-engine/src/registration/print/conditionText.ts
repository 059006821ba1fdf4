import { describeQuestion } from '../../rjsf/field/describeQuestion.ts';
import { showDateTime } from '../../rules/dateTime.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { AnswerTest, Comparator, Comparison, Condition } from '../../sections/condition.ts';
import { dateText } from '../../texts/dateText.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Language } from '../../texts/language.ts';
import type { Texts } from '../../texts/nl.ts';
import { numberText } from '../../texts/numberText.ts';

/** Describes when a question is asked, because on paper a question can't appear and disappear. */
export function conditionText(form: CompiledForm, condition: Condition): string {
  const { texts } = form;
  if (!('test' in condition) || condition.test.is === 'compared' || condition.test.is === 'containing')
    return fillIn(texts.onlyWhen, { condition: clause(form, condition) });
  const { key, test } = condition;
  const question = describeQuestion(form, key).label;
  if (test.is === 'filled') return fillIn(test.filled ? texts.onlyIfFilled : texts.onlyIfEmpty, { question });
  return fillIn(texts.onlyIf, { question, answers: answersText(form, key, test.values) });
}

/** Describes when an answer is required. */
export function requirementText(form: CompiledForm, condition: Condition): string {
  return fillIn(form.texts.requiredWhen, { condition: clause(form, condition) });
}

/**
 * Whether a condition can be described: each of its tests is on a question of the form. In a row, a test on a question
 * outside the group is replaced by its verdict.
 */
export function canSay(form: CompiledForm, condition: Condition): boolean {
  if ('not' in condition) return canSay(form, condition.not);
  if ('test' in condition) return form.questions.has(condition.key);
  const parts = 'all' in condition ? condition.all : condition.any;
  return parts.length > 0 && parts.every((part) => canSay(form, part));
}

function clause(form: CompiledForm, condition: Condition): string {
  const { texts } = form;
  if ('all' in condition) return joined(form, condition.all, texts.conditionAnd);
  if ('any' in condition) return joined(form, condition.any, texts.conditionOr);
  if ('not' in condition) return fillIn(texts.conditionNot, { condition: nestedClause(form, condition.not) });
  return testText(form, condition);
}

function joined(form: CompiledForm, parts: readonly Condition[], pattern: string): string {
  return parts
    .map((part) => (parts.length > 1 ? nestedClause(form, part) : clause(form, part)))
    .reduce((one, other) => fillIn(pattern, { one, other }));
}

/** A clause that stands beside others: in brackets where it has parts of its own. */
function nestedClause(form: CompiledForm, condition: Condition): string {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  return parts.length > 1 ? `(${clause(form, condition)})` : clause(form, condition);
}

function testText(form: CompiledForm, { key, test }: AnswerTest): string {
  const { texts } = form;
  const question = describeQuestion(form, key).label;
  switch (test.is) {
    case 'filled':
      return fillIn(test.filled ? texts.conditionFilled : texts.conditionEmpty, { question });
    case 'oneOf':
      return fillIn(texts.conditionAnswer, { question, answers: answersText(form, key, test.values) });
    case 'containing':
      return fillIn(texts.conditionContains, { question, text: answersText(form, key, [test.text]) });
    case 'compared':
      return comparisonText(question, test, { texts, locale: form.settings.locale });
  }
}

function comparisonText(question: string, { by, to, age }: Comparison, { texts, locale }: Language): string {
  if (age !== undefined)
    return fillIn(by === 'lte' ? texts.conditionAgeFrom : texts.conditionAgeBelow, { question, age });
  if (typeof to === 'number')
    return fillIn(numberPatterns(texts)[by], { question, value: numberText(to, locale) });
  return fillIn(datePatterns(texts)[by], {
    question,
    value: to.includes('T') ? showDateTime(to) : dateText(to, locale),
  });
}

function numberPatterns(texts: Texts): Readonly<Record<Comparator, string>> {
  return {
    gt: texts.conditionNumberGt,
    gte: texts.conditionNumberGte,
    lt: texts.conditionNumberLt,
    lte: texts.conditionNumberLte,
  };
}

function datePatterns(texts: Texts): Readonly<Record<Comparator, string>> {
  return {
    gt: texts.conditionDateGt,
    gte: texts.conditionDateGte,
    lt: texts.conditionDateLt,
    lte: texts.conditionDateLte,
  };
}

/** The labels of these values, joined by commas. */
function answersText(form: CompiledForm, key: string, values: readonly string[]): string {
  const labels = new Map(describeQuestion(form, key).options.map(({ value, label }) => [value, label]));
  return values.map((value) => labels.get(value) ?? yesOrNo(value, form.texts) ?? value).join(', ');
}

/** Texts for the wire values of a checkbox, `'1'` and `'0'`. */
function yesOrNo(value: string, texts: Texts): string | undefined {
  if (value === '1') return texts.yes;
  return value === '0' ? texts.no : undefined;
}
