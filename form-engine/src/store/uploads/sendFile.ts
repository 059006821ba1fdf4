import type { UploadFailure } from '../../ports.ts';
import { isStoredPath } from '../../questions/building-blocks/storedPaths.ts';
import { isRecord } from '../../sections/wireValue.ts';

/** Delay before each retry, in milliseconds. */
const retryDelays: readonly number[] = [0, 1000, 3000, 5000];

/** The network state. */
export interface Connection {
  isOnline(): boolean;
  /** Resolves when the network is online, or when the signal is aborted. */
  online(signal: AbortSignal): Promise<void>;
}

export type SendOutcome = { readonly path: string } | UploadFailure;

interface Sending {
  readonly send: (signal: AbortSignal) => Promise<{ readonly path: string }>;
  readonly connection: Connection;
  /** Aborts the whole upload, with all its retries. */
  readonly signal: AbortSignal;
  /** Called when the upload enters another phase. */
  readonly onPhase: (phase: 'sending' | 'pausing' | 'offline') => void;
}

/**
 * Sends one file, and retries retryable failures. Waiting while offline doesn't count as a retry. Never rejects. An
 * abort resolves at once, even where the port hangs, and the caller must ignore the result.
 */
export async function sendFile({ send, connection, signal, onPhase }: Sending): Promise<SendOutcome> {
  for (let failures = 0; ; ) {
    onPhase('sending');
    const outcome = await tryOnce(send, signal);
    if ('path' in outcome || !outcome.retryable || signal.aborted) return outcome;
    if (connection.isOnline()) {
      const delay = retryDelays[failures];
      if (delay === undefined) return outcome;
      failures += 1;
      onPhase('pausing');
      await pause(delay, signal);
    }
    if (!connection.isOnline()) {
      onPhase('offline');
      await connection.online(signal);
    }
    if (signal.aborted) return outcome;
  }
}

async function tryOnce(send: Sending['send'], signal: AbortSignal): Promise<SendOutcome> {
  const life = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true, signal: life.signal });
  });
  try {
    const { path } = await Promise.race([send(signal), aborted]);
    return isStoredPath(path) ? { path: path.trim() } : { retryable: false, message: '' };
  } catch (reason) {
    return failureOf(reason);
  } finally {
    life.abort();
  }
}

/** Reads a rejection. Anything but an `UploadFailure`, such as a network error of `fetch`, is retryable. */
function failureOf(reason: unknown): UploadFailure {
  if (!isRecord(reason) || typeof reason.retryable !== 'boolean') return { retryable: true, message: '' };
  return {
    retryable: reason.retryable,
    message: typeof reason.message === 'string' ? reason.message : '',
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
