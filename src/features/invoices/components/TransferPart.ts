import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** The details of a transfer. They are lazy-loaded, because the list of invoices is the same route and draws no QR code. */
export const TransferPart = lazyPart(async () => (await import('../../transfer/index.ts')).TransferDetails);
