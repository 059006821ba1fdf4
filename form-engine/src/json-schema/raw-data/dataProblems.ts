import type { Answers } from '../../questions/question-kind/answer.ts';
import type { Problem } from '../../questions/question-kind/problem.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import { validateAnswers } from '../../validation/validateAnswers.ts';
import { dataValidator } from './dataValidator.ts';

/** A problem of one value in the data. */
export interface DataProblem {
  /** JSON pointer into the data, such as `/address/street`; `''` for the whole. */
  readonly path: string;
  /** The message for the user. */
  readonly message: string;
  /** The label of the question. Default: that of the form. */
  readonly label?: string | undefined;
  /** The kind of rule that is broken. Default `'context'`. */
  readonly rule?: Problem['rule'] | undefined;
}

interface Checked {
  readonly schema: unknown;
  readonly schemas: Readonly<Record<string, unknown>> | undefined;
  readonly form: CompiledForm;
  readonly answersOf: (data: unknown) => Answers;
  readonly pointerTo: (place: Problem) => string;
}

/** The words of the form for a limit that the form doesn't check itself. */
const limitTexts: Readonly<Record<string, (texts: Texts) => string>> = {
  minimum: ({ minimumValue }) => minimumValue,
  maximum: ({ maximumValue }) => maximumValue,
  minLength: ({ textTooShort }) => textTooShort,
  maxLength: ({ textTooLongFor }) => textTooLongFor,
  minItems: ({ rowsLeast }) => rowsLeast,
  maxItems: ({ rowsMost }) => rowsMost,
};

/** The words of the form for a fault of a value that no question asks for. */
export function faultText(
  { keyword, limit }: { readonly keyword: string; readonly limit?: number | undefined },
  texts: Texts,
): Pick<Problem, 'rule' | 'message'> {
  if (keyword === 'required') return { rule: keyword, message: texts.required };
  const ofLimit = limit === undefined ? undefined : limitTexts[keyword]?.(texts);
  if (ofLimit !== undefined) return { rule: 'range', message: fillIn(ofLimit, { n: limit ?? '' }) };
  return { rule: 'format', message: texts.invalidValue };
}

/** No rule of a JSON Schema depends on the day. */
const today = '2000-01-01';

/**
 * The problems in raw data. Where the form refuses the same value, with its label and its words.
 * @throws Error where the schema itself can't be checked.
 */
export function dataProblems(checked: Checked): (data: unknown) => readonly Required<DataProblem>[] {
  const { schema, schemas, form, answersOf, pointerTo } = checked;
  const { texts } = form;
  const faultsIn = dataValidator(schema, schemas);
  return (data) => {
    const faults = faultsIn(data);
    if (faults.length === 0) return [];
    const ofForm = new Map(
      validateAnswers(form, answersOf(data), { today }).map((problem) => [pointerTo(problem), problem]),
    );
    return faults.map(({ path, keyword, limit }) => {
      const problem = ofForm.get(path);
      const label = problem?.label ?? '';
      if (keyword === 'required')
        return { path, label, rule: keyword, message: problem?.message ?? texts.required };
      // The form reads a value of another type as the text for it, and would say something else of it.
      if (!problem || keyword === 'type') return { path, label, ...faultText({ keyword, limit }, texts) };
      return { path, label, rule: problem.rule, message: problem.message };
    });
  };
}
