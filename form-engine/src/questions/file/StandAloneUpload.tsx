import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Connection } from '../../store/uploads/sendFile.ts';
import { createUploadQueue } from '../../store/uploads/uploadQueue.ts';
import { nl } from '../../texts/nl.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { useLatest } from '../building-blocks/useLatest.tsx';
import { FileList } from './FileList.tsx';
import type { StandAloneUploadProps } from './fileUploadProps.tsx';

/** File uploads with a queue of their own, for use outside a `RegistrationForm`. */
export function StandAloneUpload(props: StandAloneUploadProps) {
  const { uploads, qid = '', nid = 0, mode, handle, sort = 'file', max, texts = nl, ...others } = props;
  const { locale = defaultLocale, ...control } = others;
  const queue = useOwnQueue(props);
  useImperativeHandle(handle, () => ({ processUploads: queue.process }), [queue]);
  const [list] = useState(() => queue.list({ qid, nid }));
  return <FileList {...control} {...{ list, sort, max, texts, locale }} canAdd={uploads !== undefined} />;
}

function useOwnQueue(props: StandAloneUploadProps) {
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
