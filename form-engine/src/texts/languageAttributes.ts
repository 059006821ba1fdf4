import { isRightToLeft } from './isRightToLeft.ts';
import { defaultLocale } from './readLocale.ts';

/**
 * The attributes `lang` and `dir` of a form that names its locale. A form without one takes over those of the page,
 * because its host may have replaced the texts alone.
 */
export function languageAttributes(locale: string): {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
} {
  if (locale === defaultLocale) return {};
  return { lang: locale, dir: isRightToLeft(locale) ? 'rtl' : 'ltr' };
}
