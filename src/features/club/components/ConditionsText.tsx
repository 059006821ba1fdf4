import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Club, parseClubConditions } from '#src/api/entities/club/club.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { conditionsTexts as texts } from '#src/texts/nl/conditions.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import { Loaded } from '../../failures/index.ts';
import styles from './ConditionsText.module.css';

interface ConditionsTextProps {
  club: Pick<Club, 'nid' | 'url' | 'title'>;
  /** Stands below the text once that is there, so that it never moves. */
  children?: ReactNode;
}

/** The club's conditions behind the privacy agreement of a form. Used on their own page and in the form's dialog. */
export function ConditionsText({ club, children }: ConditionsTextProps) {
  const conditions = useQuery(clubConditionsQuery(club.nid));
  return (
    <Loaded
      query={conditions}
      hidesStale
      loading={
        <Loading label={texts.loading}>
          <Skeleton count={8} />
        </Loading>
      }
    >
      {({ paragraphs, version }) => (
        <>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <a
                className={styles.privacy}
                href={hrefs.clubPrivacy({ club: club.url })}
                target="_blank"
                rel="noopener noreferrer"
              >
                {texts.privacyOf(club.title)}
                <VisuallyHidden> {shellTexts.opensNewTab}</VisuallyHidden>
              </a>
            </p>
            {version && <p className={styles.version}>{texts.version(version)}</p>}
          </div>
          {children}
        </>
      )}
    </Loaded>
  );
}

/** `club`: the club's nid. */
function clubConditionsQuery(club: number) {
  return queryOptions({
    queryKey: ['club-conditions', club],
    queryFn: resultOf('get_club_conditions', { club }, parseClubConditions),
  });
}
