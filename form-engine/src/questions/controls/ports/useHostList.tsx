import { useEffect, useState } from 'react';
import { useLatest } from '../../building-blocks/useLatest.tsx';
import { askPort } from './askPort.ts';

/** A list that the host supplies. `items` is empty while the list loads and where it failed to load. */
export interface HostList<Item> {
  readonly state: 'unasked' | 'loading' | 'ready' | 'failed';
  readonly items: readonly Item[];
  readonly retry: () => void;
}

interface HostListOptions<Item> {
  /** Identifies the list. A new key loads a new list; `undefined` loads none. */
  readonly key: string | undefined;
  readonly load: (signal: AbortSignal) => Promise<readonly Item[]>;
  readonly patience: number | undefined;
}

/** Loads a list from the host, and again for a new key or on `retry`. */
export function useHostList<Item>(options: HostListOptions<Item>): HostList<Item> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ request: string; items: readonly Item[] | undefined }>();
  const latest = useLatest(options);
  const request = options.key === undefined ? undefined : `${options.key} ${attempt}`;
  useEffect(() => {
    if (request === undefined) return undefined;
    const life = new AbortController();
    const { load, patience } = latest.current;
    const take = (items: readonly Item[] | undefined) => {
      if (!life.signal.aborted) setLoaded({ request, items });
    };
    askPort(load, { signal: life.signal, patience }).then(take, () => take(undefined));
    return () => life.abort();
  }, [request, latest]);
  const retry = () => setAttempt((before) => before + 1);
  if (request === undefined) return { state: 'unasked', items: none, retry };
  if (loaded?.request !== request) return { state: 'loading', items: none, retry };
  return { state: loaded.items ? 'ready' : 'failed', items: loaded.items ?? none, retry };
}

const none: readonly never[] = [];
