import { useState } from 'react';
import { Affixed, affixedText, isNegativeAmount } from '../controls/Affixed.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { Announcement } from '../paged-select/Announcement.tsx';
import { computedText } from './computedText.ts';

/** A number that changes while somebody fills in the form. It is announced when it rests, not at each key press. */
export function ComputedNumber({ id, value, field, describedBy }: QuestionControlProps) {
  const shown = computedText(textAnswer(value), field);
  const [first] = useState(shown);
  const output = (text: string, ids: string | undefined) => (
    <output className="cf-computed" id={id} tabIndex={-1} aria-live="off" aria-describedby={ids}>
      {text || '–'}
    </output>
  );
  return (
    <>
      {isNegativeAmount(shown, field) ? (
        output(affixedText(shown, field), describedBy)
      ) : (
        <Affixed id={id} field={field} describedBy={describedBy}>
          {(ids) => output(shown, ids)}
        </Affixed>
      )}
      <Announcement text={shown === first ? '' : `${field.label}: ${affixedText(shown, field) || '–'}`} />
    </>
  );
}
