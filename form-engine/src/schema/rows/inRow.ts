import type { Problem } from '../../questions/question-kind/problem.ts';
import type { CompiledForm } from '../compiledForm.ts';
import { rowLabel } from './rowLabel.ts';

/** One row of a group. */
interface RowPlace {
  /** The form around the group. */
  readonly form: CompiledForm;
  /** The key of the group. */
  readonly key: string;
  readonly index: number;
}

/** The problems of a row as problems of its group, with the row in their path and label. */
export function inRow({ form, key, index }: RowPlace, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({
    ...problem,
    key,
    path: [String(index), problem.key, ...problem.path],
    label: `${rowLabel(form, key, index)} – ${problem.label}`,
  }));
}
