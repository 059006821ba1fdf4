import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** Lazy-loaded, because a visitor has no registrations. */
export const CourseEnrolments = lazyPart(
  async () => (await import('./CourseEnrolments.tsx')).CourseEnrolments,
);
