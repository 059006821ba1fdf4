import { lazyContent, lazyPart } from '#src/platform/loading/lazyPart.ts';

export { offerHref, offerPart, partOfType } from './view/offerHrefs.ts';

export const OfferPart = lazyContent(async () => (await import('./OfferPart.tsx')).OfferPart);

/** The publications of an offer that can still be changed. */
export const OfferPublications = lazyPart(
  async () => (await import('./publishing/planned/OfferPublications.tsx')).OfferPublications,
);
