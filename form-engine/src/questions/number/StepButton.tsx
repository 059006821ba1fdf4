import type { ReactNode } from 'react';

interface StepButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  /** There is nothing to do for it now. It keeps the focus, so that whoever reached a bound by it isn't thrown out. */
  readonly isStuck: boolean;
  readonly children: ReactNode;
}

/** One more or one less. */
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
