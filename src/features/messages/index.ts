import { lazyContent, lazyPart } from '#src/platform/loading/lazyPart.ts';

export { messagesPart } from './messagesHrefs.ts';
export { MessageBody } from './shown/MessageBody.tsx';

/** Begins a message to a course or a person, for the page of that course or person. */
export const WriteTo = lazyPart(async () => (await import('./WriteTo.tsx')).WriteTo);

/** The messages of a club, for its managers. */
export const MessagesPart = lazyContent(async () => (await import('./MessagesPart.tsx')).MessagesPart);
