import { lazyPart } from '#src/platform/lazyPart.ts';

/** The form engine is heavy: a cart does without it, and what stands above a form is there before it. */
export const FamilyForms = lazyPart(async () => (await import('./FamilyForms.tsx')).FamilyForms);
