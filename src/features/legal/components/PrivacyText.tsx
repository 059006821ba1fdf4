import { useQuery } from '@tanstack/react-query';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Privacy } from '#src/api/entities/club/privacy.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { privacyTexts as texts } from '#src/texts/nl/privacy.ts';
import { Loaded } from '../../failures/index.ts';
import { privacyQuery } from '../queries/privacyQuery.ts';
import { privacySections } from '../view/privacySections.ts';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections.tsx';

/** @param club The club's nid; undefined for the portal as a whole. */
export function PrivacyText({ club }: { club?: number }) {
  const privacy = useQuery(privacyQuery(club));
  return (
    <Loaded
      query={privacy}
      hidesStale
      loading={
        <Loading label={texts.loading}>
          <Skeleton count={8} />
        </Loading>
      }
    >
      {(known) => (
        <>
          <LegalSections sections={privacySections(known)} />
          <p className={styles.version}>{versionText(known)}</p>
        </>
      )}
    </Loaded>
  );
}

/** The version of a club's page is longer than a day: its own words count too. */
function versionText({ changed, version }: Privacy): string {
  const day = formatIsoDay(changed);
  return version === changed ? texts.version(day) : texts.versionOf(day, version.slice(changed.length + 1));
}
