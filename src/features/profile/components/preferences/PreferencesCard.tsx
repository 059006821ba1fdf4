import { useQuery } from '@tanstack/react-query';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { FailureState } from '#src/features/failures/index.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { preferencesQuery } from '../../queries/preferencesQuery.ts';
import styles from '../ProfilePage.module.css';
import { PreferencesForm } from './PreferencesForm.tsx';

const texts = profileTexts.preferences;

/** The mail that the shown person receives from each club, by address. */
export function PreferencesCard({ uid, name }: { uid: number; name: string }) {
  const preferences = useQuery(preferencesQuery(uid));
  const known = preferences.data?.filter(({ entries }) => entries.length > 0);
  return (
    <Card as="section" aria-labelledby="voorkeuren">
      <div className={styles.content}>
        <h2 id="voorkeuren">{texts.title}</h2>
        {preferences.isPending && (
          <Loading label={texts.loading}>
            <Skeleton shape="line" count={3} />
          </Loading>
        )}
        {preferences.isError && (
          <FailureState
            error={preferences.error}
            onRetry={() => void preferences.refetch()}
            busy={preferences.isFetching}
          />
        )}
        {known?.length === 0 && <p>{texts.none(name)}</p>}
        {known && known.length > 0 && <PreferencesForm key={uid} uid={uid} name={name} known={known} />}
      </div>
    </Card>
  );
}
