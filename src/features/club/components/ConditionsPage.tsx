import { legalLines } from '#rules/legalIdentity.ts';
import type { Club } from '#src/api/entities/club.ts';
import { parseClubLegal } from '#src/api/entities/clubLegal.ts';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { clubTexts as texts } from '#src/texts/nl/club.ts';
import styles from './ConditionsText.module.css';
import { ConditionsText } from './ConditionsText.tsx';

export function ConditionsPage({ club }: { club: Club }) {
  const legal = parseClubLegal(club.legal);
  return (
    <>
      <PageHeader
        title={texts.conditionsTitle(club.title)}
        back={{ to: hrefs.club({ club: club.url }), label: club.title }}
      />
      <ConditionsText club={club} />
      {legal && <p className={styles.version}>{legalLines(legal).join(' · ')}</p>}
    </>
  );
}
