import { dateText } from '../../texts/dateText.ts';

interface DayInWordsProps {
  /** `YYYY-MM-DD`, or the typed text that is no day yet. */
  readonly day: string;
  /** A BCP 47 tag. */
  readonly locale: string | undefined;
}

/**
 * The day with the name of its month, below a field that is typed day first, where the locale writes the month first: 02/07/2024
 * would be read as 7 February. Empty in other locales.
 */
export function DayInWords({ day, locale = '' }: DayInWordsProps) {
  const text = locale && dateText(day, locale);
  return (
    <span className="cf-read" role="status">
      {text !== day && /\p{L}/u.test(text) && text}
    </span>
  );
}
