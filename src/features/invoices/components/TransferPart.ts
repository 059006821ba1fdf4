import { lazyPart } from '#src/platform/lazyPart.ts';

/** What a bank needs for a transfer. Lazy-loaded: the list, which is the same route, draws no QR code. */
export const TransferPart = lazyPart(async () => (await import('../../transfer/index.ts')).TransferDetails);
