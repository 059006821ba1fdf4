import { lazyContent } from '#src/platform/loading/lazyPart.ts';

export { messagesPart } from './messagesHrefs.ts';

/** The messages of a club, for its managers. */
export const MessagesPart = lazyContent(async () => (await import('./MessagesPart.tsx')).MessagesPart);
