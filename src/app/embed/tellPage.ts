import { type MessageOfFrame, wireMessage } from '../../platform/embedMessages.ts';
import type { Embedding } from '../../platform/embedStore.ts';
import { isInForeignFrame } from '../../platform/frameMemory.ts';

/** Tells the page around the frame. The browser delivers it to the origin that was promised, and to nobody else. */
export function tellPage({ id, origin }: Embedding, message: MessageOfFrame): void {
  if (origin !== undefined && isInForeignFrame()) window.parent.postMessage(wireMessage(id, message), origin);
}
