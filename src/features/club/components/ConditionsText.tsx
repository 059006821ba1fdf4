import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { clubTexts as texts } from '#src/texts/nl/club.ts';
import { FailureState } from '../../failures/index.ts';
import { clubConditionsQuery } from '../queries/clubConditionsQuery.ts';
import styles from './ConditionsText.module.css';

/** The club's conditions behind the privacy agreement of a form. Used on their own page and in the form's dialog. */
export function ConditionsText({ club }: { club: Pick<Club, 'nid'> }) {
  const conditions = useQuery(clubConditionsQuery(club.nid));
  if (conditions.isPending) {
    return (
      <Loading label={texts.conditionsLoading}>
        <Skeleton count={8} />
      </Loading>
    );
  }
  if (conditions.isError) {
    return (
      <FailureState
        error={conditions.error}
        onRetry={() => void conditions.refetch()}
        busy={conditions.isRefetching}
      />
    );
  }
  return (
    <div className={styles.text}>
      {conditions.data.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
