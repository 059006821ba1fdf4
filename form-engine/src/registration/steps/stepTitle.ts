import type { CompiledForm } from '../../schema/compiledForm.ts';
import { fillIn } from '../../texts/fillIn.ts';

/** The title of a step, and of the review after the last one. */
export function stepTitle({ steps, texts }: CompiledForm, step: number): string {
  if (step >= steps.length) return texts.review;
  return steps[step]?.title || fillIn(texts.stepUntitled, { n: step + 1 });
}
