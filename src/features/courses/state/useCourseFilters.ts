import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeQuery } from '#src/platform/useChangeQuery.ts';
import { useTypedText } from '#src/platform/useTypedText.ts';
import { type CourseFilters, noFilters, readFilters, writeFilters } from '../view/list/courseFilters.ts';

/** Milliseconds without a key before the address follows. */
const typingDelay = 300;

/** The filters of the list, kept in the address. It follows them: the guard decides about every address anew. */
export function useCourseFilters() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const address = query.toString();
  // Ahead of one address only: whatever comes after that, a step back too, is what counts.
  const [ahead, setAhead] = useState({ of: address, asked: address });
  const asked = ahead.of === address ? ahead.asked : address;
  const chosen = useMemo(() => readFilters(new URLSearchParams(asked)), [asked]);
  const write = (filters: CourseFilters) => {
    const next = changeQuery((latest) => writeFilters(latest, filters));
    setAhead({ of: address, asked: next.toString() });
  };

  const { text, setText } = useTypedText(chosen.text, {
    delay: typingDelay,
    write: (settled) => write({ ...chosen, text: settled }),
  });
  // The same object until something of it changes: the whole list is filtered by it.
  const filters = useMemo(() => ({ ...chosen, text }), [chosen, text]);

  return {
    filters,
    change: (part: Partial<CourseFilters>) => {
      if (part.text === undefined) write({ ...filters, ...part });
      else setText(part.text);
    },
    clear: () => {
      setText('');
      write(noFilters);
    },
  };
}
