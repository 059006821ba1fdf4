import { type MessageOfFrame, wireMessage } from '../../platform/embed/embedMessages.ts';
import { type Embedding, isInForeignFrame } from '../../platform/embed/embedStore.ts';

/** Sends a message to the page around the frame. The browser delivers it only to the origin of the embedding. */
export function postToPage({ id, origin }: Embedding, message: MessageOfFrame): void {
  if (origin !== undefined && isInForeignFrame()) window.parent.postMessage(wireMessage(id, message), origin);
}
