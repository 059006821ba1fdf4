import { localTexts } from '#src/platform/storage.ts';
import { createCartStore } from './cartStore.ts';

/** The cart store of this browser, in local storage. */
export const browserCart = createCartStore(localTexts);
