import type { FormContextValue } from '../FormContext.tsx';
import { originText } from '../field/useStoredField.ts';

interface FoldedSectionProps {
  readonly form: FormContextValue;
  readonly keys: readonly string[];
  /** The id of the section's title, which completes the name of the button. */
  readonly titleId: string;
  readonly onUnfold: () => void;
}

/** A section that the server already answered: its answers as text, their origin, and a button to change them. */
export function FoldedSection({ form, keys, titleId, onUnfold }: FoldedSectionProps) {
  const { texts, questions } = form.store.form;
  if (!form.folding) return null;
  const { Answers } = form.folding;
  const origins = new Set(keys.flatMap((key) => questions.get(key)?.origin ?? []));
  const named = [
    ...(origins.has('profile') ? [originText('profile', form)] : []),
    ...(origins.has('earlier') ? [originText('earlier', form)] : []),
  ];
  const buttonId = `${titleId}-change`;
  return (
    <div className="cf-known">
      <div className="cf-review-head">
        <p className="cf-source">{named.join(' · ')}</p>
        <button
          type="button"
          className="cf-link"
          id={buttonId}
          aria-labelledby={`${buttonId} ${titleId}`}
          onClick={onUnfold}
        >
          {texts.changeStep}
        </button>
      </div>
      <Answers keys={keys} />
    </div>
  );
}
