/** Milliseconds until code that doesn't arrive is given up (specification 8). */
const chunkTimeout = 120_000;

/** Code, or a stylesheet that belongs to it, that could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: 'failed' | 'timeout';

  constructor(reason: 'failed' | 'timeout', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/**
 * A dynamic import, raced against the clock: a connection that hangs ends in a clear state too. The import waits for its
 * stylesheets, so that one of them which fails or hangs is the same failure.
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
