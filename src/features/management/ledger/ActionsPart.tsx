import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubAction } from '#src/api/entities/management/clubAction.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { clubActionsTexts as texts } from '#src/texts/nl/clubActions.ts';
import { Loaded } from '../../failures/index.ts';
import { OfferPublications } from '../../offer/index.ts';
import { aboutAction, whatWasDone } from './actionTexts.ts';
import styles from './Ledger.module.css';
import { LedgerList, MoreRows } from './LedgerList.tsx';
import { clubActionsQuery } from './ledgerQueries.ts';

/** What managers did for a club: who, what, when, about whom and why. */
export function ActionsPart({ club }: { club: Club }) {
  const query = useInfiniteQuery(clubActionsQuery(club.nid));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const actions = data?.pages.flatMap((page) => page.actions) ?? [];
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Suspense fallback={null}>
        <OfferPublications club={club} />
      </Suspense>
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {() =>
          actions.length === 0 ? (
            <EmptyState title={texts.none} icon="list">
              {texts.noneHint}
            </EmptyState>
          ) : (
            <>
              <LedgerList>
                {actions.map((action) => (
                  <ActionRow key={action.id} action={action} />
                ))}
              </LedgerList>
              {hasNextPage && (
                <MoreRows
                  shown={actions.length}
                  count={data?.pages[0]?.count ?? 0}
                  busy={isFetchingNextPage}
                  onMore={() => void fetchNextPage()}
                />
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

function ActionRow({ action }: { action: ClubAction }) {
  const { at, by, reason, sentences } = action;
  const amounts = aboutAction(action);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h2 className={styles.title}>{whatWasDone(action)}</h2>
          {amounts.map((line) => (
            <Detail key={line} dir="auto">
              {line}
            </Detail>
          ))}
          {sentences.length > 0 && (
            <details className={styles.changes}>
              <summary>{texts.changes(sentences.length)}</summary>
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence} dir="auto">
                    {sentence}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {reason !== '' && <p dir="auto">{texts.reason(reason)}</p>}
        </div>
        <div className={styles.who}>
          <p dir="auto">{by ?? texts.nobody}</p>
          <Detail>{texts.at(formatDay(at), formatTime(at))}</Detail>
        </div>
      </div>
    </li>
  );
}
