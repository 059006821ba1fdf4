import { Suspense, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { DueCertificate } from '#src/api/entities/management/clubCertificates.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import styles from '../ledger/Ledger.module.css';
import { amountText, kindText, saidText, sumText } from './certificatesView.ts';
import { LookButton } from './LookButton.tsx';
import { SomeRows } from './SomeRows.tsx';

const IssueDialog = lazyPart(async () => (await import('./IssueDialog.tsx')).IssueDialog);

const { due: texts, ...shared } = clubCertificatesTexts;

interface DueSectionProps {
  club: Club;
  year: number;
  due: readonly DueCertificate[];
  /** The year is not over. */
  isRunning: boolean;
}

/** The certificates that can be issued: all with one press, or one. */
export function DueSection({ club, year, due, isRunning }: DueSectionProps) {
  const [issuing, setIssuing] = useState<'all' | number>();
  if (due.length === 0)
    return (
      <EmptyState title={texts.none} icon="certificate">
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <Section
      id="attesten-klaar"
      title={texts.title}
      lead={<Detail>{texts.count(due.length, sumText(due))}</Detail>}
      actions={
        <Button variant="primary" icon="certificate" onClick={() => setIssuing('all')}>
          {texts.all(due.length)}
        </Button>
      }
    >
      {isRunning && <Notice tone="info">{shared.running(year)}</Notice>}
      <SomeRows
        rows={due}
        render={(one) => (
          <li key={one.registration} className={styles.row}>
            <div className={styles.head}>
              <div className={styles.what}>
                <h3 className={styles.title} dir="auto">
                  {one.name}
                </h3>
                <Detail>{kindText(one.kind)}</Detail>
                <Detail dir="auto">{saidText(one)}</Detail>
                {one.debtor !== '' && <Detail dir="auto">{shared.paidBy(one.debtor)}</Detail>}
              </div>
              <p className={styles.amount}>{amountText(one)}</p>
            </div>
            <div className={styles.buttons}>
              <LookButton club={club} year={year} of={one} name={one.name} what={one.activity} />
              <Button onClick={() => setIssuing(one.registration)}>
                <span>
                  {texts.one}
                  <VisuallyHidden>{texts.ofName(one.name, one.activity)}</VisuallyHidden>
                </span>
              </Button>
            </div>
          </li>
        )}
      />
      <Suspense fallback={null}>
        {issuing !== undefined && (
          <IssueDialog
            club={club}
            year={year}
            count={issuing === 'all' ? due.length : 1}
            registration={issuing === 'all' ? undefined : issuing}
            onClose={() => setIssuing(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}
