import type { CompiledSchema } from '../../json-schema/compileSchemaWith.ts';
import type { DataProblem } from '../../json-schema/raw-data/dataProblems.ts';
import type { Answers } from '../../questions/question-kind/answer.ts';
import type { Problem } from '../../questions/question-kind/problem.ts';

/** A problem of the data as one of the form. Without a question at its path, it stands in the summary only. */
export function formProblem(compiled: CompiledSchema, problem: DataProblem, answers: Answers): Problem {
  const { path, message, label = '', rule = 'context' } = problem;
  const place = compiled.placeAt(path, answers) ?? { key: '', path: [] };
  return { ...place, label, rule, message, severity: 'error' };
}

/** A problem of the form as one of the data. */
export function dataProblem(compiled: CompiledSchema, problem: Problem): DataProblem {
  const { label, rule, message } = problem;
  return { path: compiled.pointerTo(problem), label, rule, message };
}
