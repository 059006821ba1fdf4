import { useEmbeddedFrame } from './useEmbeddedFrame.ts';

/** A part of its own, so that it is loaded only where the portal stands in a frame. */
export function EmbeddedFrame() {
  useEmbeddedFrame();
  return null;
}
