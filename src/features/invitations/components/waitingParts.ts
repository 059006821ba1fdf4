import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** Lazy-loaded, because few visitors of a course wait for it. */
export const WaitingPlaceNote = lazyPart(
  async () => (await import('./WaitingPlaceNote.tsx')).WaitingPlaceNote,
);
