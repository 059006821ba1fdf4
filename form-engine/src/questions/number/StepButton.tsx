import type { ReactNode } from 'react';

interface StepButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  /**
   * Whether the button has no effect now. It uses `aria-disabled` and keeps the focus, so that a user who reaches a
   * bound doesn't lose it.
   */
  readonly isStuck: boolean;
  readonly children: ReactNode;
}

/** A button that adds or subtracts one. */
export function StepButton({ name, onClick, isStuck, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="cf-step"
      aria-label={name}
      aria-disabled={isStuck || undefined}
      onClick={onClick}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
