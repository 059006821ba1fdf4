import { lazyPart } from '#src/platform/lazyPart.ts';

/** Lazy-loaded, because few orders raise a question. */
export const OrderQuestionDialog = lazyPart(
  async () => (await import('./OrderQuestionDialog.tsx')).OrderQuestionDialog,
);
