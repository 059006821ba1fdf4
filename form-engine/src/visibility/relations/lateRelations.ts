import type { Relations } from './relations.ts';

const listeners = new Set<() => void>();
let relations: Relations | undefined;

/** The code of `Relations` in a browser, which loads with the first form that needs it. */
export const lateRelations = {
  /** The code, once it has loaded. */
  loaded: (): Relations | undefined => relations,
  /** Loads the code. A failed load can be tried again. */
  async load(): Promise<void> {
    const { compileParts } = await import('../../schema/compileParts.ts');
    relations = compileParts.relations;
    for (const listener of listeners) listener();
  },
  /** Calls the listener when the code has loaded. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
