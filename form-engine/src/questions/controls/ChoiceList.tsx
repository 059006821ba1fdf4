import type { ReactNode } from 'react';

interface ChoiceListProps {
  readonly onBlur?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Radio buttons or checkboxes below each other. Its blur is leaving them all, not going from one to the next. */
export function ChoiceList({ onBlur, children }: ChoiceListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the choices inside it, nobody acts on it
    <div
      className="cf-choices"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      {children}
    </div>
  );
}
