import { lazyPart } from '#src/platform/lazyPart.ts';

// Lazy-loaded, because most visitors see none of them: a course must be readable and its button ready first.

export const ChildFields = lazyPart(async () => (await import('./who/ChildFields.tsx')).ChildFields);
export const EnrolmentExtras = lazyPart(
  async () => (await import('./extras/EnrolmentExtras.tsx')).EnrolmentExtras,
);
