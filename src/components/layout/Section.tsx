import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Id of the heading, unique on a screen, so that a link can lead to it. */
  id: string;
  title: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with its own heading. */
export function Section({ id, title, lead, actions, children }: SectionProps) {
  const heading = (
    <div>
      <h2 id={id} dir="auto">
        {title}
      </h2>
      {lead}
    </div>
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      {actions === undefined ? (
        heading
      ) : (
        <div className={styles.heading}>
          {heading}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

/** Stacks sections, with the space between them. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
