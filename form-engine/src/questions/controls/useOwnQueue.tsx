import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UploadPort } from '../../ports.ts';
import type { Connection } from '../../store/uploads/sendFile.ts';
import { createUploadQueue, type UploadQueue } from '../../store/uploads/uploadQueue.ts';
import { useLatest } from '../building-blocks/useLatest.tsx';
import type { ControlProps } from './controlProps.ts';

interface OwnQueue extends Pick<ControlProps<readonly string[]>, 'value' | 'onChange'> {
  readonly uploads?: UploadPort | undefined;
  readonly mode?: 'immediate' | 'manual' | undefined;
}

/** The upload queue of one control, outside a `RegistrationForm`. It ends when the control unmounts. */
export function useOwnQueue(props: OwnQueue): UploadQueue {
  const latest = useLatest(props);
  // The last written paths. The host's state may update later than the next file arrives.
  const held = useRef(props.value);
  useLayoutEffect(() => {
    held.current = props.value;
  }, [props.value]);
  const [queue] = useState(() =>
    createUploadQueue(
      {
        port: () => latest.current.uploads,
        mode: () => latest.current.mode ?? 'immediate',
        answer: () => ({
          read: () => held.current,
          write: (paths) => {
            if (isSameList(paths, held.current)) return;
            held.current = paths;
            latest.current.onChange(paths);
          },
        }),
      },
      browserConnection,
    ),
  );
  useEffect(() => () => queue.drop(), [queue]);
  return queue;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((path, index) => path === other[index]);
}

/**
 * The network state according to the browser. `navigator.onLine` is reliable when false but not when true, so only
 * retries use it.
 */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  online: (signal) =>
    new Promise((resolve) => {
      if (navigator.onLine || signal.aborted) return resolve();
      window.addEventListener('online', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
};
