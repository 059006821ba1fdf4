import type { ComponentType } from 'react';

/** Milliseconds until a screen that doesn't arrive is given up (specification 8). */
const chunkTimeout = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A route's `lazy`, raced against the clock: a connection that hangs ends in a clear state too. */
export function lazyScreen(load: () => Promise<ComponentType>, timeout = chunkTimeout) {
  return async (): Promise<{ Component: ComponentType }> => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new ChunkLoadError('timeout')), timeout);
    try {
      return { Component: await Promise.race([load(), late.promise]) };
    } catch (error) {
      throw error instanceof ChunkLoadError ? error : new ChunkLoadError('failed', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
