import { lazyContent, lazyPart } from '#src/platform/loading/lazyPart.ts';

export { messagesPart } from './messagesHrefs.ts';
export { MessageBody } from './shown/MessageBody.tsx';

/** Begins a message to a course, for the page of that course. */
export const WriteToCourse = lazyPart(async () => (await import('./WriteToCourse.tsx')).WriteToCourse);

/** The messages of a club, for its managers. */
export const MessagesPart = lazyContent(async () => (await import('./MessagesPart.tsx')).MessagesPart);
