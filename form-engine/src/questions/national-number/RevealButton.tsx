import type { Texts } from '../../texts/nl.ts';

interface RevealButtonProps {
  /** Id of the input. */
  readonly id: string;
  readonly texts: Texts;
  readonly revealed: boolean;
  readonly disabled: boolean | undefined;
  readonly onReveal: (revealed: boolean) => void;
}

/** The button that shows the number, or shows dots again. */
export function RevealButton({ id, texts, revealed, disabled, onReveal }: RevealButtonProps) {
  return (
    <button
      type="button"
      className="cf-reveal"
      aria-controls={id}
      onClick={() => onReveal(!revealed)}
      disabled={disabled}
    >
      {revealed ? texts.conceal : texts.reveal}
    </button>
  );
}
