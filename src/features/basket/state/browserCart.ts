import { localTexts } from '#src/platform/storage.ts';
import { createCartStore } from './cartStore.ts';

/** The carts of this browser. */
export const browserCart = createCartStore(localTexts);
