import { useQuery } from '@tanstack/react-query';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { homeTexts } from '#src/texts/nl/home.ts';
import { Loaded } from '../../failures/index.ts';
import { useUserClubs } from '../../session/index.ts';
import { clubsNearQuery, searchClubsQuery } from '../queries/searchClubsQuery.ts';
import { knownClubs } from '../view/knownClubs.ts';
import { ClubCards, ClubGroup } from './ClubCards.tsx';
import styles from './HomePage.module.css';

interface ClubResultsProps {
  /** The search text; never empty. */
  text: string;
  hrefOf: (clubUrl: string) => string;
  onClear: () => void;
  /** The parameter of the address that holds the text. */
  parameter: string;
}

export function ClubResults({ text, hrefOf, onClear, parameter }: ClubResultsProps) {
  const clubs = useQuery(searchClubsQuery(text));
  return (
    <Loaded
      query={clubs}
      hidesStale
      loading={
        <Loading label={homeTexts.searching}>
          <Skeleton shape="card" count={2} />
        </Loading>
      }
    >
      {(found) => (
        <>
          <p role="status" className={styles.count}>
            {found.length === 0 ? (
              <VisuallyHidden>{homeTexts.nothing(text)}</VisuallyHidden>
            ) : (
              homeTexts.found(found.length)
            )}
          </p>
          {found.length === 0 ? (
            <EmptyState
              icon="search"
              title={homeTexts.nothing(text)}
              action={
                <QueryForm without={[parameter]}>
                  <Button type="submit" onClick={onClear}>
                    {homeTexts.clear}
                  </Button>
                </QueryForm>
              }
            >
              {homeTexts.nothingHint}
            </EmptyState>
          ) : (
            <ClubCards clubs={found} hrefOf={hrefOf} headingLevel="h2" />
          )}
          <NearClubs place={text} found={found} hrefOf={hrefOf} />
        </>
      )}
    </Loaded>
  );
}

interface NearClubsProps {
  /** The search text. Only a postcode or municipality has clubs near it. */
  place: string;
  /** The clubs that the search found. */
  found: readonly { readonly url: string }[];
  hrefOf: (clubUrl: string) => string;
}

/** Other clubs near the searched place. Nothing when they can't be loaded, because they are only an extra. */
function NearClubs({ place, found, hrefOf }: NearClubsProps) {
  const blocked = useUserClubs().filter(({ isBlocked }) => isBlocked);
  const { data } = useQuery(clubsNearQuery(place));
  const { near } = knownClubs({ own: blocked, visited: found, near: data ?? [] });
  return <ClubGroup title={homeTexts.near(place)} clubs={near} hrefOf={hrefOf} />;
}
