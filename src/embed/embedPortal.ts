import {
  type MessageOfPage,
  maxHeight,
  readMessageOfFrame,
  wireMessage,
} from '../platform/embed/embedMessages.ts';
import { randomUuid } from '../platform/randomUuid.ts';
import { embedScriptTexts } from '../texts/nl/embedScript.ts';
import { readSnippet } from './readSnippet.ts';

/** Height of the frame until its content reports its own height, in pixels. */
const firstHeight = 600;
/** Time after the frame's load event in which the portal must send a first message, in milliseconds. */
const patience = 8_000;

/** Inserts a frame with the portal after the script that a club pasted. The frame is as high as its content. */
export function embedPortal(script: HTMLScriptElement, warn: (sentence: string) => void): void {
  if (!script.parentElement || script.parentElement === document.head) {
    warn('the script must stand in the body, where the frame should come');
    return;
  }
  const id = randomUuid();
  const { portal, address, title } = readSnippet({ script, id, origin: window.location.origin, warn });
  const frame = createFrame(address, title);
  const link = createLink(address);
  const closing = new AbortController();
  const { signal } = closing;
  let isAnswering = false;

  const tell = (message: MessageOfPage) => frame.contentWindow?.postMessage(wireMessage(id, message), portal);
  const sayWhatIsSeen = oncePerFrame(() => {
    if (!frame.isConnected) return closing.abort();
    if (isAnswering) tell({ type: 'clubpoort:view', ...hiddenPart(frame) });
  });
  const hear = ({ origin, source, data }: MessageEvent) => {
    const message =
      origin === portal && source === frame.contentWindow ? readMessageOfFrame(data, id) : undefined;
    if (!message) return;
    isAnswering = true;
    link.remove();
    if (message.type === 'clubpoort:size') frame.style.height = `${Math.ceil(message.height)}px`;
    else if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
    sayWhatIsSeen();
  };
  const waitForPortal = () =>
    setTimeout(() => {
      if (isAnswering || !frame.isConnected) return;
      warn(`nothing came from ${portal}: is ${window.location.origin} on the club's list of websites?`);
      frame.after(link);
    }, patience);

  frame.addEventListener('load', waitForPortal, { once: true });
  window.addEventListener('message', hear, { signal });
  window.addEventListener('resize', sayWhatIsSeen, { signal, passive: true });
  // Listens in the capturing phase, because a page may scroll in an inner element.
  window.addEventListener('scroll', sayWhatIsSeen, { signal, passive: true, capture: true });
  script.after(frame);
}

function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  Object.assign(frame.style, { display: 'block', width: '100%', height: `${firstHeight}px`, border: '0' });
  frame.src = address;
  return frame;
}

/** A link to the portal, as a fallback when the browser shows nothing in the frame. */
function createLink(address: string): HTMLAnchorElement {
  const { origin, pathname } = new URL(address);
  const link = document.createElement('a');
  Object.assign(link, { href: origin + pathname, target: '_blank', rel: 'noopener' });
  link.textContent = embedScriptTexts.openPortal;
  return link;
}

/** Height of the frame above and below the viewport, in pixels. */
function hiddenPart(frame: HTMLIFrameElement): { above: number; below: number } {
  const { top, bottom } = frame.getBoundingClientRect();
  const hidden = (pixels: number) => Math.min(Math.max(Math.round(pixels), 0), maxHeight);
  return { above: hidden(-top), below: hidden(bottom - window.innerHeight) };
}

function oncePerFrame(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      act();
    });
  };
}
