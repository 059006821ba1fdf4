import { maxHeight, readMessageOfPage } from '../../platform/embed/embedMessages.ts';
import type { Embedding } from '../../platform/embed/embedStore.ts';
import { postToPage } from './postToPage.ts';

/** Minimum height of the view for a dialog, in pixels, even when less of the frame is visible. */
const minView = 480;

/**
 * Resizes the frame to the height of its content, and keeps dialogs in the visible part of the frame. Without this, a dialog
 * could open thousands of pixels away from what the person sees.
 * @returns a function that stops both.
 */
export function followContent(embedding: Embedding): () => void {
  const content = document.body;
  let told = 0;
  // The browser calls this observer at most once per animation frame.
  const observer = new ResizeObserver(() => {
    const height = Math.min(Math.ceil(content.getBoundingClientRect().height), maxHeight);
    // One pixel less is a rounding difference. One pixel more would cause a scrollbar.
    if (height <= told && height >= told - 1) return;
    told = height;
    postToPage(embedding, { type: 'clubpoort:size', height });
  });
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== embedding.origin) return;
    const message = readMessageOfPage(data, embedding.id);
    if (message) show(limitHiddenPart(message, window.innerHeight));
  };
  window.addEventListener('message', hear);
  observer.observe(content);
  return () => {
    observer.disconnect();
    window.removeEventListener('message', hear);
    show({ above: 0, below: 0 });
  };
}

interface HiddenPart {
  readonly above: number;
  readonly below: number;
}

/** The hidden part of the frame, limited so that a dialog always has room. */
export function limitHiddenPart({ above, below }: HiddenPart, height: number): HiddenPart {
  const maxHidden = Math.max(height - minView, 0);
  const fromBelow = Math.min(below, Math.max(maxHidden - above, 0));
  return { above: Math.min(above, maxHidden - fromBelow), below: fromBelow };
}

function show({ above, below }: HiddenPart): void {
  const { style } = document.documentElement;
  style.setProperty('--view-above', `${above}px`);
  style.setProperty('--view-below', `${below}px`);
}
