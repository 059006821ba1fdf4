import { fieldsOf } from '../http/reading/fieldsOf.ts';
import { inRow, mapChecks, mapExpression } from './mapExpression.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface QuestionChange {
  /** Changes a condition of the question, of one of its options, or inside its expression. */
  condition(condition: unknown): unknown;
  /** Changes the name of another question in an expression, or of the one that gives the options. */
  reference(name: unknown): unknown;
}

const conditionNames = ['visibleWhen', 'requiredWhen', 'disabledWhen', 'readOnlyWhen', 'sectionVisibleWhen'];

/** A copy of a question, as a club file has it, with everything changed that refers to other questions. */
export function mapQuestion(question: Fields, change: QuestionChange): Fields {
  const { options, config, checks, sectionChecks } = question;
  const { expression, options_from: source } = fieldsOf(config);
  return {
    ...withConditions(question, change),
    ...(checks !== undefined && { checks: mapChecks(checks, inRow(change)) }),
    ...(sectionChecks !== undefined && { sectionChecks: mapChecks(sectionChecks, change) }),
    ...(Array.isArray(options) && {
      options: options.map((option: unknown) =>
        typeof option === 'string' ? option : withConditions(fieldsOf(option), change),
      ),
    }),
    ...((expression !== undefined || source !== undefined) && {
      config: {
        ...fieldsOf(config),
        ...(expression !== undefined && { expression: mapExpression(expression, change) }),
        ...(source !== undefined && {
          options_from: { ...fieldsOf(source), qid: change.reference(fieldsOf(source).qid) },
        }),
      },
    }),
  };
}

function withConditions(fields: Fields, { condition }: QuestionChange): Fields {
  const given = conditionNames.filter((name) => fields[name] !== undefined);
  return { ...fields, ...Object.fromEntries(given.map((name) => [name, condition(fields[name])])) };
}
