import { lazyContent } from '#src/platform/loading/lazyPart.ts';

export { messagesPart } from './messagesHrefs.ts';
export { MessageBody } from './shown/MessageBody.tsx';

/** The messages of a club, for its managers. */
export const MessagesPart = lazyContent(async () => (await import('./MessagesPart.tsx')).MessagesPart);
