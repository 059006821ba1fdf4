import { useState } from 'react';
import { otherDecimal, readDecimal, showDecimal } from '../../rules/decimal.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import { decimalMark } from '../../texts/numberText.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import { ReadControl } from '../controls/ReadControl.tsx';

/** Props of `DecimalInput`. */
export interface DecimalInputProps extends ControlProps<string> {
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
  /** The language that says which mark comes before the decimals: a BCP 47 tag, default `nl-BE`. */
  readonly locale?: string | undefined;
}

/**
 * A number with decimals, typed with a comma or a point. `value` has a point (`1.5`) as soon as the typed text is a
 * number, and otherwise is the text itself. The field shows the mark of the locale. In Dutch, `1.500` is read as 1,5, and
 * a sentence says so.
 */
export function DecimalInput({
  texts = nl,
  locale = defaultLocale,
  onBlur,
  describedBy,
  ...control
}: DecimalInputProps) {
  const { id, value } = control;
  const mark = decimalMark(locale);
  const [doubt, setDoubt] = useState<{ readonly value: string; readonly other: string }>();
  const isDoubted = doubt?.value === value;
  const doubtId = `${id}-doubt`;
  return (
    <>
      <ReadControl
        {...control}
        read={(text) => readDecimal(text, mark)}
        show={(number) => showDecimal(number, mark)}
        inputMode="decimal"
        autoComplete="off"
        describedBy={[describedBy, isDoubted && doubtId].filter(Boolean).join(' ') || undefined}
        onBlur={(typed) => {
          const other = otherDecimal(typed, mark);
          if (other !== undefined) setDoubt({ value, other });
          onBlur?.();
        }}
      />
      <span className="cf-doubt" id={doubtId} role="status">
        {isDoubted && fillIn(texts.decimalDoubt, { n: showDecimal(value, mark), other: doubt.other })}
      </span>
    </>
  );
}
