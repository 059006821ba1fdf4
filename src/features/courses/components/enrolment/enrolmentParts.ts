import { lazyPart } from '#src/platform/loading/lazyPart.ts';

// Lazy-loaded, because visitors of most courses see none of them.

export const ChildFields = lazyPart(async () => (await import('./who/ChildFields.tsx')).ChildFields);
export const EnrolmentExtras = lazyPart(
  async () => (await import('./extras/EnrolmentExtras.tsx')).EnrolmentExtras,
);

/** Loads all parts, so that a member's choices need no connection. A part that fails to load is loaded at its first use. */
export const preloadParts = () => Promise.allSettled([ChildFields.preload(), EnrolmentExtras.preload()]);
