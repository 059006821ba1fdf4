import { useEffect, useState } from 'react';
import type { PlacePort } from '../../ports.ts';
import { askPort } from '../controls/ports/askPort.ts';
import { createLatestRequest } from '../controls/ports/latestRequest.ts';
import type { Address } from '../question-kind/answer.ts';

/** Debounce before the host searches, in milliseconds. */
const quietTime = 250;
/** Minimum length of a search text: fewer letters match too much. */
const fewestLetters = 3;

/** A suggestion of the maps service. */
export interface FoundPlace {
  readonly id: string;
  readonly text: string;
}

export interface AddressSearchState {
  /** The text in the search box. */
  readonly text: string;
  readonly state: 'idle' | 'found' | 'picked' | 'failed';
  readonly found: readonly FoundPlace[];
  readonly search: (text: string) => void;
  readonly pick: (place: FoundPlace) => void;
}

interface SearchOptions {
  readonly places: PlacePort;
  readonly patience: number | undefined;
  readonly onPick: (address: Address) => void;
}

/** Searches addresses with the host's maps service. Only the latest request counts, and a failed one is reported. */
export function useAddressSearch({ places, patience, onPick }: SearchOptions): AddressSearchState {
  const [{ state, found }, setSearch] = useState<Pick<AddressSearchState, 'state' | 'found'>>(idle);
  const [text, setText] = useState('');
  const [request] = useState(createLatestRequest);
  useEffect(() => request.cancel, [request]);
  const asking =
    <T,>(ask: (signal: AbortSignal) => Promise<T>, take: (answer: T) => void) =>
    (signal: AbortSignal) =>
      askPort(ask, { signal, patience }).then(
        (answer) => {
          if (!signal.aborted) take(answer);
        },
        () => {
          if (!signal.aborted) setSearch({ state: 'failed', found: [] });
        },
      );
  return {
    text,
    state,
    found,
    search(typed) {
      setText(typed);
      const wanted = typed.trim();
      if (wanted.length < fewestLetters) {
        request.cancel();
        setSearch(idle);
        return;
      }
      const take = (answer: readonly FoundPlace[]) => setSearch({ state: 'found', found: answer });
      request.later(
        quietTime,
        asking((signal) => places.suggest(wanted, signal), take),
      );
    },
    pick(place) {
      setText(place.text);
      const take = (address: Address) => {
        setText('');
        setSearch({ state: 'picked', found: [] });
        onPick(address);
      };
      request.now(asking((signal) => places.resolve(place.id, signal), take));
    },
  };
}

const idle = { state: 'idle', found: [] } as const;
