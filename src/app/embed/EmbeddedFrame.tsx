import { useEmbeddedFrame } from './useEmbeddedFrame.ts';

/** A component of its own, so that its code is loaded only in a frame. */
export function EmbeddedFrame() {
  useEmbeddedFrame();
  return null;
}
