import { mostHeight, readMessageOfPage } from '../../platform/embedMessages.ts';
import type { Embedding } from '../../platform/embedStore.ts';
import { tellPage } from './tellPage.ts';

/** Pixels that a dialog gets, even where less of the frame can be seen. */
const leastView = 480;

/**
 * Has the frame follow the height of its content, and what lies over the content follow the part of the frame that can be
 * seen: in a frame as high as its content a dialog would else open thousands of pixels away. Gives the way to stop it.
 */
export function followContent(embedding: Embedding): () => void {
  const content = document.body;
  let told = 0;
  // Called at most once a frame.
  const observer = new ResizeObserver(() => {
    const height = Math.min(Math.ceil(content.getBoundingClientRect().height), mostHeight);
    // A pixel less is rounding; a pixel more would be a scrollbar.
    if (height <= told && height >= told - 1) return;
    told = height;
    tellPage(embedding, { type: 'clubpoort:size', height });
  });
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== embedding.origin) return;
    const message = readMessageOfPage(data, embedding.id);
    if (message) show(roomyView(message, window.innerHeight));
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

/** The hidden part, but never so much of it that a dialog has no room. */
export function roomyView({ above, below }: HiddenPart, height: number): HiddenPart {
  const mostHidden = Math.max(height - leastView, 0);
  const fromBelow = Math.min(below, Math.max(mostHidden - above, 0));
  return { above: Math.min(above, mostHidden - fromBelow), below: fromBelow };
}

function show({ above, below }: HiddenPart): void {
  const { style } = document.documentElement;
  style.setProperty('--view-above', `${above}px`);
  style.setProperty('--view-below', `${below}px`);
}
