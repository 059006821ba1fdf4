import { lazyContent, lazyPart } from '#src/platform/loading/lazyPart.ts';

/** The coming lessons of a club, for its managers. */
export const LessonsPart = lazyContent(async () => (await import('./LessonsPart.tsx')).LessonsPart);

/** The button with which a lesson is cancelled or moved. */
export const ChangeLesson = lazyPart(async () => (await import('./ChangeLesson.tsx')).ChangeLesson);

/** The lessons that were just cancelled or moved, while that can be undone. */
export const LessonChanges = lazyPart(async () => (await import('./LessonChanges.tsx')).LessonChanges);
