import { type Condition, testsOf } from './condition.ts';
import { keysInCycles } from './dependencyOrder.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Check } from './expressions/check.ts';
import type { Expression } from './expressions/expression.ts';
import type { CheckPlace } from './expressions/readChecks.ts';
import type { ExpressionPlace } from './expressions/readExpression.ts';
import type { Lock, Option, Question } from './question.ts';
import { type FindKey, findKeyAmong } from './questionKey.ts';
import { readCondition } from './readCondition.ts';
import { wireTextIn } from './wireTextIn.ts';
import { isRecord, ownField, wireItems } from './wireValue.ts';

type Questions = ReadonlyMap<string, Question>;

/** The reading of expressions. Few forms have one: a browser loads this code with those. */
export interface ExpressionReading {
  /** Reads an expression; `undefined` for one that is reported and left out. */
  readonly readExpression: (wire: unknown, name: string, place: ExpressionPlace) => Expression | undefined;
  /** Reads where a question has its options from; nothing for one that is reported. */
  readonly readSource: (
    wire: unknown,
    place: ExpressionPlace,
  ) => Pick<Question, 'optionsFrom' | 'optionsPort'>;
  /** Reads the checks of a section or a group. */
  readonly readChecks: (wire: unknown, place: CheckPlace) => readonly Check[];
  /** Whether the expression gives a text. */
  readonly isTextual: (expression: Expression) => boolean;
  /** Keys of all questions that decide the value. */
  readonly keysIn: (expression: Expression) => readonly string[];
}

interface ConditionSources {
  /** The questions by key, still without conditions. */
  readonly questions: Questions;
  /** `visible_when` of the section, by key of its questions. */
  readonly sectionConditions: ReadonlyMap<string, unknown>;
  readonly today: string | undefined;
  /** The language of the texts, where they have several. */
  readonly locale: string;
  /** Asked where a condition names no question of the form itself. */
  readonly findOutside?: FindKey | undefined;
  /** Whether the key of a question is its qid alone. */
  readonly plainKeys: boolean;
  /** Without it, expressions are left out. */
  readonly expressions: ExpressionReading | undefined;
  readonly report: (question: Question, code: Diagnostic['code'], message: string) => void;
}

/**
 * Reads the conditions of all questions and their options, and the expressions of computed ones. Leaves out one that
 * can't be read, that refers to a missing question, or that is part of a cycle. Without its condition a question is
 * always asked, without its expression it has no value.
 */
export function readConditions(sources: ConditionSources): Questions {
  const { questions, report } = sources;
  const withConditions = new Map(
    [...questions].map(([key, question]) => [key, withOwnConditions(question, sources)]),
  );
  for (const key of keysInCycles(dependenciesOf(withConditions))) {
    const question = withConditions.get(key);
    if (!question) continue;
    const { expression, dependsOn: _, isText: _text, ...rest } = question;
    if (expression) report(question, 'expression-cycle', `the value of "${key}" depends on itself`);
    else report(question, 'condition-cycle', `the condition of "${key}" depends on itself`);
    withConditions.set(key, { ...rest, visibleWhen: undefined });
  }
  return withConditions;
}

/** The place of a condition or an expression, of a question with this nid. */
export function placeOf(
  { questions, today, plainKeys, findOutside }: Omit<ConditionSources, 'sectionConditions' | 'report'>,
  nid: number,
  report: ExpressionPlace['report'],
): ExpressionPlace {
  const findBeside = findKeyAmong(questions, { nid, plainKeys });
  return {
    today,
    plainKeys,
    readCondition,
    wireOf: (key) => questions.get(key)?.wire,
    findKey: (qid, named) => findBeside(qid, named) ?? findOutside?.(qid, named),
    report,
  };
}

/** The locks, and their names in sections. */
const lockNames = [
  ['disabled', 'disabled_when'],
  ['read-only', 'read_only_when'],
] as const;

function withOwnConditions(question: Question, sources: ConditionSources): Question {
  const { sectionConditions, locale, expressions } = sources;
  // Made once it is needed: most questions have no condition.
  let known: ExpressionPlace | undefined;
  const place = () => {
    known ??= placeOf(sources, question.nid, (code, message) => sources.report(question, code, message));
    return known;
  };
  const read = (wire: unknown, name: string) =>
    wire === undefined || wire === null ? undefined : readCondition(wire, name, place());
  const ofSection = read(sectionConditions.get(question.key), 'visible_when of the section');
  const own = read(ownField(question.wire, 'visible_when'), 'visible_when');
  const { wire } = question;
  const config = ownField(wire, 'config');
  const source = isRecord(config) && ownField(config, 'options_from');
  const locks = lockNames.flatMap(([as, name]): readonly Lock[] => {
    const when = read(ownField(wire, name), name);
    return when ? [{ when, as, reason: wireTextIn(ownField(wire, 'lock_reason'), locale) ?? '' }] : [];
  });
  const expression =
    question.type === 'computed' &&
    expressions?.readExpression(
      isRecord(config) ? ownField(config, 'expression') : undefined,
      'config.expression',
      place(),
    );
  const visibleWhen = bothHold(ofSection, own);
  const requiredWhen = read(ownField(question.wire, 'required_when'), 'required_when');
  const options = withOptionConditions(question, (given, value) =>
    read(given, `visible_when of option "${value}"`),
  );
  if (
    !visibleWhen &&
    !requiredWhen &&
    !expression &&
    !source &&
    locks.length === 0 &&
    options === question.options
  )
    return question;
  return {
    ...question,
    ...(expressions &&
      expression && {
        expression,
        dependsOn: expressions.keysIn(expression),
        ...(expressions.isTextual(expression) && { isText: true }),
      }),
    ...(locks.length > 0 && { locks }),
    ...(source ? (expressions?.readSource(source, place()) ?? waiting) : {}),
    visibleWhen,
    requiredWhen,
    options,
  };
}

/** Options from elsewhere while the code that reads them loads. */
const waiting: Pick<Question, 'optionsFrom'> = { optionsFrom: { key: '' } };

function bothHold(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  return one && other ? { all: [one, other] } : (one ?? other);
}

/** Keeps the same list where no option has a condition, because results about long lists are cached by list. */
function withOptionConditions(
  { wire, options }: Question,
  read: (wire: unknown, value: string) => Condition | undefined,
): readonly Option[] {
  if (options.length === 0) return options;
  const conditions = new Map<string, unknown>();
  for (const [name, item] of wireItems(ownField(wire, 'options')) ?? []) {
    const condition = isRecord(item) ? ownField(item, 'visible_when') : undefined;
    const value = isRecord(item) && 'value' in item ? ownField(item, 'value') : name;
    if (condition !== undefined) conditions.set(String(value), condition);
  }
  if (conditions.size === 0) return options;
  return options.map((option) => {
    const visibleWhen = read(conditions.get(option.value), option.value);
    return visibleWhen ? { ...option, visibleWhen } : option;
  });
}

/** For each question with a condition or an expression, the keys of the questions that decide on it. */
export function dependenciesOf(questions: Questions): ReadonlyMap<string, readonly string[]> {
  const dependencies = new Map<string, readonly string[]>();
  for (const { key, visibleWhen, dependsOn } of questions.values())
    if (visibleWhen || dependsOn)
      dependencies.set(key, [
        ...(visibleWhen ? testsOf(visibleWhen).map((test) => test.key) : []),
        ...(dependsOn ?? []),
      ]);
  return dependencies;
}
