import { useQuery } from '@tanstack/react-query';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { preferencesQuery } from '../../queries.ts';
import styles from '../ProfilePage.module.css';
import { PreferencesForm } from './PreferencesForm.tsx';

const texts = profileTexts.preferences;

/** The mail that the shown person receives from each club, by address. */
export function PreferencesCard({ uid, name }: { uid: number; name: string }) {
  const preferences = useQuery(preferencesQuery(uid));
  return (
    <Card as="section" aria-labelledby="voorkeuren">
      <div className={styles.content}>
        <h2 id="voorkeuren">{texts.title}</h2>
        <Loaded
          query={preferences}
          loading={
            <Loading label={texts.loading}>
              <Skeleton shape="line" count={3} />
            </Loading>
          }
        >
          {(clubs) => {
            const known = clubs.filter(({ entries }) => entries.length > 0);
            if (known.length === 0) return <p>{texts.none(name)}</p>;
            return <PreferencesForm key={uid} uid={uid} name={name} known={known} />;
          }}
        </Loaded>
      </div>
    </Card>
  );
}
