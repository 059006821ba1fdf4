import type { ReactNode } from 'react';

interface ControlGroupProps {
  readonly className: string;
  /** Accessible name of the group. Without it only the parts have names. */
  readonly label?: string | undefined;
  /** Called when the focus leaves the whole group, not when it moves within the group. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A control with several parts in a row. One part has the id, and so the question's label. */
export function ControlGroup({ className, label, onLeave, children }: ControlGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the label belongs to one of the parts
    <div
      className={className}
      role="group"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {children}
    </div>
  );
}
