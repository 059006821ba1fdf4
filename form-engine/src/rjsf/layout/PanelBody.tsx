import { type ReactNode, useRef } from 'react';
import { useReveal } from './useReveal.ts';

interface PanelBodyProps {
  readonly id: string;
  readonly role: 'tabpanel' | 'region';
  /** Id of the tab or the button that names it. */
  readonly labelledBy: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onReveal: () => void;
  readonly children: ReactNode;
}

/** The questions of a tab or of a part of an accordion. A closed one stays drawn, so that its answers and its problems do too. */
export function PanelBody({ id, role, labelledBy, title, isOpen, onReveal, children }: PanelBodyProps) {
  const element = useRef<HTMLDivElement>(null);
  useReveal(element, onReveal);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    <div className="cf-panel" ref={element} id={id} role={role} aria-labelledby={labelledBy} hidden={!isOpen}>
      {/* On paper every panel is open, and the tabs are gone. */}
      <p className="cf-panel-title" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}
