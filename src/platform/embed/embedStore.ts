import { createStore } from 'zustand/vanilla';
import { storedStore } from '../storage/storedStore.ts';
import { type Embedding, embeddingFrom } from './embeddingFrom.ts';
import { frameMemory } from './frameMemory.ts';

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
