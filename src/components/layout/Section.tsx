import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Of the heading, once on a screen: a link may lead to it. */
  id: string;
  title: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under a heading of its own. */
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

/** Sections below each other, and what stands between them. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
