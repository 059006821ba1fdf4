import { noticeTitles } from '#src/texts/nl/notices.ts';
import type { NoticeContent } from '../state/noticesStore.ts';

interface SortedFeedback {
  readonly banner: readonly string[];
  readonly notices: readonly NoticeContent[];
}

/** A line about stock or the leisure pass becomes a notice (specification 8); every other line goes to the banner. */
export function sortFeedback(lines: readonly string[]): SortedFeedback {
  const sorted = lines.map((message) => ({ message, title: titleOf(message) }));
  return {
    banner: sorted.filter(({ title }) => title === undefined).map(({ message }) => message),
    notices: sorted.flatMap(({ title, message }) =>
      title === undefined ? [] : [{ tone: 'warning' as const, title, message }],
    ),
  };
}

function titleOf(line: string): string | undefined {
  if (/op voorraad/i.test(line)) return noticeTitles.stock;
  return /uitpas/i.test(line) ? noticeTitles.leisurePass : undefined;
}
