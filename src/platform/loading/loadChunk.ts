/** Timeout for loading code, in milliseconds (specification 8). */
const chunkTimeout = 120_000;

/** A script, or one of its stylesheets, failed to load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: 'failed' | 'timeout';

  constructor(reason: 'failed' | 'timeout', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/**
 * A dynamic import with a timeout, so that a hanging connection ends in a clear state too. The import waits for its
 * stylesheets, so a stylesheet that fails or hangs has the same result.
 * @throws {ChunkLoadError}
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, timeout = chunkTimeout): Promise<Chunk> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ChunkLoadError('timeout')), timeout);
  try {
    return await Promise.race([load(), late.promise]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
