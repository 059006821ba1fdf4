import type { ComponentProps } from 'react';

interface WrappingSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** The text of the chosen option. */
  readonly text: string;
}

/**
 * A native `select` that shows the whole text of its choice. A native one can't wrap that text, so the wrapper draws a copy
 * over it, and the select grows with the copy. The list that opens stays the browser's own.
 */
export function WrappingSelect({ text, ...select }: WrappingSelectProps) {
  return (
    <div className="cf-select-box" data-text={text}>
      <select {...select} className="cf-input cf-select" />
    </div>
  );
}
