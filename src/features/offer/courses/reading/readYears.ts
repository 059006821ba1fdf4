import { plainText } from '#rules/forgivingSearch.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';

export type Bounds = NonNullable<OfferCourse['ages']>;

const { years: texts } = offerCoursesTexts;

/**
 * Reads bounds with both ends included: `6-8`, `6 tot en met 8 jaar`, `vanaf 12`, `tot 8 jaar`, `12+` or `6`. 'none' is a course for
 * everybody.
 */
export function readYears(text: string): Bounds | 'none' | undefined {
  const plain = plainText(text)
    .replace(/^van (?=\d)/, '')
    .replace(/\s*(?:jarigen|jaar|j\.?)$/, '')
    .trim();
  if (['', '-', 'iedereen', 'alle leeftijden', 'geen limiet'].includes(plain)) return 'none';
  const [, from, to] =
    /^(\d{1,4})(?:\s*jaar)?\s*(?:-|–|—|\/|t\/m|tem|t\.e\.m\.|tot|tot en met|en)\s*(\d{1,4})$/.exec(plain) ??
    [];
  if (from !== undefined && to !== undefined) return ordered(Number(from), Number(to));
  const [, only] = /^(\d{1,4})$/.exec(plain) ?? [];
  if (only !== undefined) return ordered(Number(only), Number(only));
  const [, after, plus] =
    /^(?:(?:vanaf|v\.a\.|min\.?|minstens)\s*(\d{1,4})|(\d{1,4})\s*(?:\+|en ouder|jaar en ouder))$/.exec(
      plain,
    ) ?? [];
  const least = after ?? plus;
  if (least !== undefined) return { from: Number(least) };
  const [, most] = /^(?:tot|tot en met|t\/m|tem|max\.?|hoogstens)\s*(\d{1,4})$/.exec(plain) ?? [];
  return most === undefined ? undefined : { to: Number(most) };
}

function ordered(from: number, to: number): Bounds | undefined {
  return from > to ? undefined : { from, to };
}

/** Writes bounds as `readYears` reads them. A spreadsheet would take `6-8` for a day. */
export function writeYears(bounds: Bounds | undefined): string {
  const { from, to } = bounds ?? {};
  if (from !== undefined && to !== undefined) return from === to ? String(from) : texts.between(from, to);
  if (from !== undefined) return texts.from(from);
  return to === undefined ? '' : texts.until(to);
}
