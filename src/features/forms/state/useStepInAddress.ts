import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { clearNotices } from '../../notices/index.ts';

/** The step of a form of several steps, as it stands in the address: `stap=2` is the second one. */
export function useStepInAddress(): { readonly step: number; readonly onStep: (step: number) => void } {
  const [query, setQuery] = useSearchParams();
  const shown = useRef(0);
  const step = stepIn(query);
  return {
    step,
    onStep: (next) => {
      // The form stays where it was when the address names a step that wasn't reached. A new entry would keep "back" here.
      const stays = next === shown.current;
      shown.current = next;
      if (next === step) return;
      // A notice about the answers of one step would lie over the questions of the next.
      clearNotices();
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === 0) after.delete('stap');
          else after.set('stap', String(next + 1));
          return after;
        },
        { replace: stays, preventScrollReset: true },
      );
    },
  };
}

/** The index in the address; 0 where it names no step. */
function stepIn(query: URLSearchParams): number {
  const step = query.get('stap') ?? '';
  return /^[1-9]\d{0,3}$/.test(step) ? Number(step) - 1 : 0;
}
