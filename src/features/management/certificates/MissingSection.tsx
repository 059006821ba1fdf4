import { Suspense, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { MissingCertificate } from '#src/api/entities/management/clubCertificates.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { useHasTask } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import styles from '../ledger/Ledger.module.css';
import { LedgerFailure } from '../ledger/LedgerFailure.tsx';
import { useMailCertificates } from './certificatesQueries.ts';
import { canAsk, isTooOld, isUnnoted, reasonText } from './certificatesView.ts';
import { SomeRows } from './SomeRows.tsx';

const Until21Dialog = lazyPart(async () => (await import('./Until21Dialog.tsx')).Until21Dialog);

const texts = clubCertificatesTexts.missing;

interface MissingSectionProps {
  club: Club;
  year: number;
  missing: readonly MissingCertificate[];
}

/** The registrations that give no certificate yet, each with its reasons. What only the family knows is asked by mail. */
export function MissingSection({ club, year, missing }: MissingSectionProps) {
  const asking = useMailCertificates(club.nid, year);
  return (
    <Section
      id="attesten-onvolledig"
      title={texts.title}
      lead={<Detail>{texts.count(missing.length)}</Detail>}
      actions={
        missing.some(canAsk) && (
          <Button icon="mail" busy={asking.isPending} onClick={() => asking.mutate({ about: 'missing' })}>
            {texts.askAll}
          </Button>
        )
      }
    >
      <LedgerFailure error={asking.error} />
      <SomeRows
        rows={missing}
        render={(one) => <MissingRow key={one.registration} club={club} year={year} one={one} />}
      />
    </Section>
  );
}

function MissingRow({ club, year, one }: { club: Club; year: number; one: MissingCertificate }) {
  const { registration, name, activity, reasons } = one;
  const hasLessons = useHasTask(club.nid, 'lessons');
  const [isConfirming, setConfirming] = useState(false);
  const asking = useMailCertificates(club.nid, year);
  return (
    <li className={styles.row}>
      <div className={styles.foot}>
        <div className={styles.what}>
          <h3 className={styles.title} dir="auto">
            {name}
          </h3>
          <Detail dir="auto">{activity}</Detail>
          {reasons.map((reason) => (
            <p key={reason}>{reasonText(reason)}</p>
          ))}
        </div>
        {isUnnoted(one) && hasLessons && (
          <ButtonLink to={hrefs.management({ club: club.url, part: 'lesgevers' })}>
            <span>
              {texts.teachers}
              <VisuallyHidden>{texts.ofActivity(activity)}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
        {canAsk(one) && (
          <Button busy={asking.isPending} onClick={() => asking.mutate({ about: 'missing', registration })}>
            <span>
              {texts.askOne}
              <VisuallyHidden>{texts.ofName(name)}</VisuallyHidden>
            </span>
          </Button>
        )}
        {isTooOld(one) && (
          <Button onClick={() => setConfirming(true)}>
            <span>
              {texts.until21}
              <VisuallyHidden>{texts.until21Of(name)}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
      <LedgerFailure error={asking.error} />
      <Suspense fallback={null}>
        {isConfirming && (
          <Until21Dialog club={club} year={year} one={one} onClose={() => setConfirming(false)} />
        )}
      </Suspense>
    </li>
  );
}
