import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** Lazy-loaded: most people who see the dashboard don't teach. */
export const TeachersDay = lazyPart(async () => (await import('./TeachersDay.tsx')).TeachersDay);
