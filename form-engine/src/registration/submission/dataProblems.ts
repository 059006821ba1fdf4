import type { CompiledSchema } from '../../json-schema/compileSchema.ts';
import type { Problem } from '../../questions/question-kind/problem.ts';
import type { DataProblem } from './schemaFormProps.ts';

/** A problem of the host as one of the form. Without a question at its path, it stands in the summary only. */
export function formProblem(compiled: CompiledSchema, problem: DataProblem): Problem {
  const { path, message, label = '', rule = 'context' } = problem;
  return { key: compiled.keyAt(path) ?? '', path: [], label, rule, message, severity: 'error' };
}

/** A problem of the form as one of the data. */
export function dataProblem({ form }: CompiledSchema, { key, label, rule, message }: Problem): DataProblem {
  return { path: form.questions.get(key)?.qid ?? '', label, rule, message };
}
