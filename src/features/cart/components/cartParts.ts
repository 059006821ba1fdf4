import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** Lazy-loaded, because few orders raise a question. */
export const OrderQuestionDialog = lazyPart(
  async () => (await import('./OrderQuestionDialog.tsx')).OrderQuestionDialog,
);

/** Lazy-loaded: many carts offer no choice about their payment. */
export const PayChoices = lazyPart(async () => (await import('./paying/PayChoices.tsx')).PayChoices);
