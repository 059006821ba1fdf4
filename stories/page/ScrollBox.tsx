import type { ReactNode } from 'react';

interface ScrollBoxProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part that scrolls by itself where it is too wide, also by keyboard. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard can't scroll it (WCAG 2.1.1)
    <section className={`m-scroll ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
