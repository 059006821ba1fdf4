/** The cache of pages that a person keeps on this device: written by the portal, served by the service worker. */
export const keptPagesCache = 'clubpoort.kept-pages';
