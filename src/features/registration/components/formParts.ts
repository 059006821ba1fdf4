import { lazyContent } from '#src/platform/loading/lazyPart.ts';

/** Lazy-loaded, because the form engine is large. The cart doesn't need it, and the part above a form shows before it. */
export const FamilyForms = lazyContent(async () => (await import('./FamilyForms.tsx')).FamilyForms);
