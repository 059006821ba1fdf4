import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../../../platform/useDebounced.ts';
import { type CourseFilters, noFilters, readFilters, writeFilters } from '../view/list/courseFilters.ts';

const typingMs = 300;

/**
 * The filters of the list, kept in the address. The text that is being typed is ahead of it: the address follows when
 * typing rests, because a router that answers later than a key would move the caret.
 */
export function useCourseFilters() {
  const [query, setQuery] = useSearchParams();
  const inAddress = readFilters(query);
  const [text, setText] = useState(inAddress.text);
  const settledText = useDebounced(text, typingMs);

  const write = (filters: CourseFilters) =>
    setQuery(writeFilters(query, filters), { replace: true, preventScrollReset: true });

  const writeText = useEffectEvent((settled: string) => {
    if (settled !== inAddress.text) write({ ...inAddress, text: settled });
  });
  useEffect(() => writeText(settledText), [settledText]);

  return {
    filters: { ...inAddress, text },
    change: (part: Partial<CourseFilters>) => {
      if (part.text === undefined) write({ ...inAddress, ...part });
      else setText(part.text);
    },
    clear: () => {
      setText('');
      write(noFilters);
    },
  };
}
