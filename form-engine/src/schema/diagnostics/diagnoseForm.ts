import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { unknownKind } from '../../questions/unknown/unknown.ts';
import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { AnswerTerm, Expression } from '../../sections/expressions/expression.ts';
import type { Question } from '../../sections/question.ts';
import { isAbsent, ownField } from '../../sections/wireValue.ts';
import type { CompiledForm } from '../compiledForm.ts';
import type { Compiled } from '../compileWith.ts';
import { unknownProperties, unknownSectionProperties } from '../names/unknownProperties.ts';
import { contractFaults, rowFaults, sectionFaults } from './contractFaults.ts';
import { kindFaults } from './kindFaults.ts';

/**
 * All faults of a form, in the order of its questions. A browser loads this code only where somebody looks at them.
 *
 * @param needsLabels whether a question without a label is one. Those of a JSON Schema may be without.
 */
export function diagnoseForm(
  { wire, read, chosen }: Compiled,
  { needsLabels } = { needsLabels: true },
): readonly Diagnostic[] {
  const { questions, kinds, rows, faults } = chosen;
  const pathOf = (key: string) => read.paths.get(key) ?? '';
  return [
    ...read.diagnostics,
    ...unknownSectionProperties(wire),
    ...sectionFaults(wire),
    ...[...questions.values()].flatMap((question) =>
      [
        ...contractFaults(question.wire),
        ...(needsLabels ? labelFaults(question, kinds.get(question.key)) : []),
        ...unknownProperties(question, kinds.get(question.key) ?? unknownKind),
        ...diagnose(question, kinds.get(question.key), faults.get(question.key)),
        ...expressionFaults(question, kinds),
      ].map((found) => ({ ...found, path: pathOf(question.key) })),
    ),
    ...[...rows].flatMap(([key, row]) => rowDiagnostics(row, questions.get(key), pathOf(key))),
  ];
}

/** The faults in the questions of a group. @param path the JSON pointer of the group. */
function rowDiagnostics(row: CompiledForm, group: Question | undefined, path: string): readonly Diagnostic[] {
  // A row form is one section, `/0`, which stands at the place of its group.
  const inRow = row.diagnostics.map((found) => ({ ...found, path: found.path.replace(/^\/0/, '') }));
  return [...(group ? rowFaults(group) : []), ...inRow].map((found) => ({
    ...found,
    path: path + found.path,
  }));
}

type Fault = Omit<Diagnostic, 'path'>;

/** Reports a question without a label. A static text needs none. */
function labelFaults({ wire }: Question, kind: QuestionKind = unknownKind): readonly Fault[] {
  const isNamed = !isAbsent(ownField(wire, 'question')) || kind.asksNothing || kind.neverAsked;
  return isNamed ? [] : [{ code: 'malformed', message: 'question is empty; the qid is shown in its place' }];
}

/** @param fault the reason why the question can't be asked, where there is one. */
function diagnose(
  question: Question,
  kind: QuestionKind = unknownKind,
  fault: Fault | undefined = undefined,
): readonly Fault[] {
  if (fault) return [fault];
  const malformed = (name: string, wire: unknown) => {
    const read = kind.decode(wire, question);
    return 'malformed' in read ? [{ code: 'malformed' as const, message: `${name}: ${read.malformed}` }] : [];
  };
  const ignored =
    kind.hasNoDefault && question.preset !== undefined
      ? [{ code: 'malformed' as const, message: `config.default of a ${kind.name} is ignored` }]
      : malformed('config.default', question.preset);
  return [...malformed('stored answer', question.stored), ...ignored, ...kindFaults(kind, question)];
}

/**
 * Reports terms of an expression that always count as 0: questions whose answers are never a number, and counts of what is
 * no group. In a row, questions outside aren't looked at.
 */
function expressionFaults(
  { expression }: Question,
  kinds: ReadonlyMap<string, QuestionKind>,
): readonly Omit<Diagnostic, 'path'>[] {
  const faults = new Map<string, string>();
  for (const { op, key } of expression ? numericTerms(expression) : []) {
    const kind = kinds.get(key);
    if (kind && op === 'ref' && !hasNumbers(kind))
      faults.set(key, `refers to "${key}", whose answer is never a number and counts as 0`);
    if (kind && op === 'count' && !kind.hasRows) faults.set(key, `counts "${key}", which is no group: 0`);
  }
  return [...faults.values()].map((message) => ({
    code: 'expression-target',
    message: `config.expression ${message}`,
  }));
}

/** The terms that are taken for numbers: those of a text and of days between dates aren't. */
function numericTerms(expression: Expression): readonly AnswerTerm[] {
  if (expression.op === 'days' || expression.op === 'text') return [];
  if ('of' in expression) return expression.of.flatMap(numericTerms);
  if (expression.op === 'if') return [expression.holds, expression.fails].flatMap(numericTerms);
  if (expression.op === 'rows')
    return numericTerms(expression.each).filter(({ key }) => !expression.own.has(key));
  return 'key' in expression ? [expression] : [];
}

/** Whether an answer of the kind can be a number as it is sent: text (of a number or an option), or a tick. */
function hasNumbers({ answerSchema: { type, format } }: QuestionKind): boolean {
  return (type === 'string' || type === 'boolean') && format === undefined;
}
