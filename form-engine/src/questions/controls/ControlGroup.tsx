import type { ReactNode } from 'react';

interface ControlGroupProps {
  readonly className: string;
  /** Names the group; without it the parts speak for themselves. */
  readonly label?: string | undefined;
  /** The focus went out of the group, not from one part of it to the next. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A control of several parts in a row, of which one has the id and with it the question's label. */
export function ControlGroup({ className, label, onLeave, children }: ControlGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the label names one of the parts
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
