/**
 * Name of the cache with pages that a person keeps on this device. The portal writes it, and the service worker serves from it.
 */
export const keptPagesCache = 'clubpoort.kept-pages';
