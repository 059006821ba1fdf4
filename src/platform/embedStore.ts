import { createStore } from 'zustand/vanilla';
import { type Embedding, embeddingFrom } from './embeddingFrom.ts';
import { frameMemory } from './frameMemory.ts';

export type { Embedding };

interface EmbedState {
  /** undefined: the portal stands on its own. */
  readonly embedding: Embedding | undefined;
}

/** Begins with what this frame was told before a reload. */
export const embedStore = createStore<EmbedState>(() => ({
  embedding: embeddingFrom(new URLSearchParams(frameMemory.read())),
}));
