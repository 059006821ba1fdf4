import { localTexts } from '#src/platform/storage/storage.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';
import { createCartStore, noCarts } from './cartStore.ts';

/** The cart store of this browser, in local storage. */
export const browserCart = storedStore(createCartStore(localTexts), noCarts);
