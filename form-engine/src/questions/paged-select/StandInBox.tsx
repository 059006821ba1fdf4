import type { ReactNode } from 'react';
import type { Texts } from '../../texts/nl.ts';
import { elementById } from '../building-blocks/pageRoots.tsx';

interface StandInBoxProps {
  /** Id of the input that the button leads to. */
  readonly id: string;
  readonly texts: Texts;
  readonly disabled: boolean;
  /** The chosen label, with which the box grows. */
  readonly chosen?: string | undefined;
  readonly children: ReactNode;
}

/** The box of a combobox before its list is loaded: the same size and the same button. */
export function StandInBox({ id, texts, disabled, chosen, children }: StandInBoxProps) {
  return (
    <div className="cf-combobox">
      <div className="cf-combobox-box" data-text={chosen}>
        {children}
        <button
          type="button"
          className="cf-box-button cf-box-arrow"
          tabIndex={-1}
          aria-label={texts.choices}
          disabled={disabled}
          onClick={() => elementById(id)?.focus()}
        />
      </div>
    </div>
  );
}
