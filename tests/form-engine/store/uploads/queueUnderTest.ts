import type { UploadFailure, UploadTarget } from '#form-engine/src/ports.ts';
import type { Connection } from '#form-engine/src/store/uploads/sendFile.ts';
import type { UploadList } from '#form-engine/src/store/uploads/uploadList.ts';
import { keyOf } from '#form-engine/src/store/uploads/uploadPlace.ts';
import { createUploadQueue } from '#form-engine/src/store/uploads/uploadQueue.ts';

/** One call of the port, which the test answers. */
interface Call {
  readonly name: string;
  readonly target: UploadTarget;
  readonly signal: AbortSignal;
  readonly arrive: (path?: string) => void;
  readonly fail: (failure: UploadFailure | Error) => void;
}

export const temporary: UploadFailure = { retryable: true, message: 'De server antwoordt niet.' };

/** A queue whose test answers the calls of the port, in their order, and can cut the connection. */
export function queueUnderTest(mode: 'immediate' | 'manual' = 'immediate') {
  const calls: Call[] = [];
  const answers = new Map<string, readonly string[]>();
  const network = { isOnline: true, restore: () => {} };
  const connection: Connection = {
    isOnline: () => network.isOnline,
    online: (signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
        network.restore = () => {
          network.isOnline = true;
          resolve();
        };
      }),
  };
  const queue = createUploadQueue(
    {
      port: () => ({
        send: (file, target, signal) =>
          new Promise((resolve, reject) => {
            const arrive = (path = `stored/${file.name}`) => resolve({ path });
            calls.push({ name: file.name, target, signal, arrive, fail: reject });
          }),
      }),
      mode: () => mode,
      answer: (question) => ({
        read: () => answers.get(keyOf(question)) ?? [],
        write: (paths) => void answers.set(keyOf(question), paths),
      }),
    },
    connection,
  );
  return { queue, calls, answers, network };
}

export function photo(name: string, size = 3): File {
  return new File(['x'.repeat(size)], name, { type: 'image/jpeg' });
}

export const anyNumber = { sort: 'file', max: undefined } as const;

export function phases(list: UploadList): readonly string[] {
  return list.rows.getState().map((row) => `${row.file?.name ?? 'stored'} ${row.phase}`);
}

/** Finds the id of a row by the name of its file. */
export function idOf(list: UploadList, name: string): string {
  return list.rows.getState().find(({ file }) => file?.name === name)?.id ?? '';
}

/** Runs all pending promises, but no timers. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
