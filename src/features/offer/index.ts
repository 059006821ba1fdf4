import { lazyContent } from '#src/platform/loading/lazyPart.ts';

export { offerPart } from './view/offerHrefs.ts';

export const OfferPart = lazyContent(async () => (await import('./OfferPart.tsx')).OfferPart);
