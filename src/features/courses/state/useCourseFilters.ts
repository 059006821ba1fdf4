import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTypedText } from '../../../platform/useTypedText.ts';
import { type CourseFilters, noFilters, readFilters, writeFilters } from '../view/list/courseFilters.ts';

/** Milliseconds without a key before the address follows. */
const typingDelay = 300;

/** The filters of the list, kept in the address. The text that is being typed is ahead of it. */
export function useCourseFilters() {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const inAddress = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  const write = (filters: CourseFilters) =>
    setQuery(writeFilters(query, filters), { replace: true, preventScrollReset: true });

  const { text, setText } = useTypedText(inAddress.text, {
    delay: typingDelay,
    write: (settled) => write({ ...inAddress, text: settled }),
  });
  // The same object until something of it changes: the whole list is filtered by it.
  const filters = useMemo(() => ({ ...inAddress, text }), [inAddress, text]);

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
