import { useEffect, useState } from 'react';
import type { OptionPort } from '../../ports.ts';
import type { Choice } from '../controls/fieldDescription.ts';
import { askPort } from '../controls/ports/askPort.ts';
import { createLatestRequest } from '../controls/ports/latestRequest.ts';
import { keepLabels } from './hostLabels.ts';

/** Debounce before the host searches, in milliseconds. */
const quietTime = 250;

interface HostSearch {
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  readonly found: readonly Choice[];
  /** Searches once nobody types. */
  readonly search: (text: string) => void;
  /** Searches the same text again, at once. */
  readonly retry: () => void;
  /** Drops a search that is under way. */
  readonly stop: () => void;
}

/** Searches the host's options. Only the latest request counts: an older one is aborted, and its answer ignored. */
export function useHostSearch(port: OptionPort, list: string): HostSearch {
  const [{ state, found }, setSearch] = useState<Pick<HostSearch, 'state' | 'found'>>(idle);
  const [text, setText] = useState('');
  const [request] = useState(createLatestRequest);
  useEffect(() => request.cancel, [request]);
  const asking = (wanted: string) => (signal: AbortSignal) =>
    askPort((limited) => port.search(list, wanted, limited), { signal }).then(
      (options) => {
        if (signal.aborted) return;
        keepLabels(list, options);
        setSearch({ state: 'found', found: options });
      },
      () => {
        if (!signal.aborted) setSearch({ state: 'failed', found: [] });
      },
    );
  return {
    state,
    found,
    search(typed) {
      setText(typed);
      setSearch((before) => ({ ...before, state: 'searching' }));
      request.later(quietTime, asking(typed.trim()));
    },
    retry() {
      setSearch({ state: 'searching', found: [] });
      request.now(asking(text.trim()));
    },
    stop() {
      request.cancel();
      setSearch(idle);
    },
  };
}

const idle = { state: 'idle', found: [] } as const;
