import type { ReactNode } from 'react';
import type { FieldDescription } from './fieldDescription.ts';

interface AffixedProps {
  readonly id: string;
  readonly field: Pick<FieldDescription, 'settings'>;
  readonly describedBy: string | undefined;
  /** Draws the control. The argument also has the ids of prefix and suffix, so that a screen reader reads them. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A control with the prefix and suffix of its question: `€` before an amount, `kg` behind a weight. */
export function Affixed({ id, field, describedBy, children }: AffixedProps) {
  const { prefix, suffix } = affixesOf(field);
  if (prefix === '' && suffix === '') return children(describedBy);
  const ids = [prefix && `${id}-prefix`, suffix && `${id}-suffix`, describedBy];
  return (
    <div className="cf-affixed">
      {prefix !== '' && (
        <span className="cf-affix" id={`${id}-prefix`} dir="auto">
          {prefix}
        </span>
      )}
      {children(ids.filter(Boolean).join(' '))}
      {suffix !== '' && (
        <span className="cf-affix" id={`${id}-suffix`} dir="auto">
          {suffix}
        </span>
      )}
    </div>
  );
}

/** Whether a question has a prefix or a suffix. */
export function hasAffix(field: Pick<FieldDescription, 'settings'>): boolean {
  const { prefix, suffix } = affixesOf(field);
  return prefix !== '' || suffix !== '';
}

/** Whether a number is below zero and has a currency before it. */
export function isNegativeAmount(text: string, field: Pick<FieldDescription, 'settings'>): boolean {
  return /\p{Sc}/u.test(affixesOf(field).prefix) && /^[-\u2212]\d/.test(text);
}

/** An answer as text with its prefix and suffix: `12,5 kg`. `''` stays `''`. A minus comes before a currency: `− € 26,50`. */
export function affixedText(text: string, field: Pick<FieldDescription, 'settings'>): string {
  const { prefix, suffix } = affixesOf(field);
  const parts = isNegativeAmount(text, field)
    ? ['\u2212', prefix, text.slice(1), suffix]
    : [prefix, text, suffix];
  return text === '' ? '' : parts.filter(Boolean).join('\u00A0');
}

function affixesOf({ settings: { prefix, suffix } }: Pick<FieldDescription, 'settings'>) {
  return {
    prefix: typeof prefix === 'string' ? prefix : '',
    suffix: typeof suffix === 'string' ? suffix : '',
  };
}
