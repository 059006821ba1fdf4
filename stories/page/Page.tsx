import type { ReactNode } from 'react';
import './page.css';
import './parts.css';

interface PageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** `cover` has a larger title. */
  readonly look?: 'cover' | 'page';
  readonly children: ReactNode;
}

/** A page of the manual: a title, a lead, and its sections. */
export function Page({ title, lead, look = 'page', children }: PageProps) {
  return (
    <main className="m-page" data-look={look} lang="en">
      <header className="m-head">
        <h1>{title}</h1>
        <p className="m-lead">{lead}</p>
      </header>
      {children}
    </main>
  );
}

interface PageSectionProps {
  readonly title: string;
  /** Beside the title, such as a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function PageSection({ title, aside, children }: PageSectionProps) {
  return (
    <section className="m-section">
      <div className="m-section-head">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
