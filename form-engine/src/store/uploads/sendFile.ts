import type { UploadFailure } from '../../ports.ts';
import { isStoredPath } from '../../questions/file/storedPaths.ts';
import { isRecord } from '../../sections/wireValue.ts';

/** Milliseconds before each further try. */
const retryDelays: readonly number[] = [0, 1000, 3000, 5000];

/** Whether there is a network at all, and when there is one again. */
export interface Connection {
  isOnline(): boolean;
  /** Resolves as soon as it is online, or when the signal is aborted. */
  online(signal: AbortSignal): Promise<void>;
}

export type SendOutcome = { readonly path: string } | UploadFailure;

interface Sending {
  readonly send: (signal: AbortSignal) => Promise<{ readonly path: string }>;
  readonly connection: Connection;
  /** Of the whole, all tries together. */
  readonly signal: AbortSignal;
  /** What it does from now on. */
  readonly onPhase: (phase: 'sending' | 'pausing' | 'offline') => void;
}

/**
 * Sends one file, with further tries after failures that are worth one; while offline it waits, which costs no try. Never
 * rejects. Whoever aborts gets an answer at once, also from a port that hangs, and is to ignore it.
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

/** What isn't an `UploadFailure`, a network fault as `fetch` throws it for instance, is worth another try. */
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
