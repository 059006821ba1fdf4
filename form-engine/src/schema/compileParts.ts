import { questionKinds } from '../questions/questionKinds.ts';
import { allRelations } from '../visibility/relations/allRelations.ts';
import type { CompileParts } from './compileWith.ts';
import { diagnoseForm } from './diagnostics/diagnoseForm.ts';

/** All parts of compiling. */
export const compileParts = {
  kinds: questionKinds,
  diagnose: diagnoseForm,
  relations: allRelations,
} as const satisfies CompileParts;
