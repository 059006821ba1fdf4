import { createStore } from 'zustand/vanilla';
import { storedStore } from '../storage/storedStore.ts';
import { type Embedding, embeddingFrom } from './embeddingFrom.ts';

const prefix = 'clubpoort?';

/** Whether a page of another origin shows the portal in a frame. */
export function isInForeignFrame(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    // Reading the parent's address throws only when its origin differs.
    return true;
  }
}

/**
 * Text that a frame keeps over reloads, in `window.name`. Web storage doesn't work for this: all frames of a page share it, and
 * browsers that block third-party storage deny it.
 */
export const frameMemory = {
  read(): string | undefined {
    return isInForeignFrame() && window.name.startsWith(prefix)
      ? window.name.slice(prefix.length)
      : undefined;
  },
  write(text: string): void {
    if (isInForeignFrame()) window.name = prefix + text;
  },
};

export type { Embedding };

interface EmbedState {
  /** undefined: the portal is not embedded. */
  readonly embedding: Embedding | undefined;
}

/** Starts with the embedding that the frame kept over a reload. */
export const embedStore = storedStore(
  createStore<EmbedState>(() => ({
    embedding: embeddingFrom(new URLSearchParams(frameMemory.read())),
  })),
  { embedding: undefined },
);
