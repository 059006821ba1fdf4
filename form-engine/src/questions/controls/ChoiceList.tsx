import type { ReactNode } from 'react';

interface ChoiceListProps {
  readonly onBlur?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A column of radio buttons or checkboxes. `onBlur` is called when the focus leaves the whole list, not when it moves
 * within the list.
 */
export function ChoiceList({ onBlur, children }: ChoiceListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the choices inside, and is not interactive itself
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
