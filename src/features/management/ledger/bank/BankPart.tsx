import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { BankLineCounts } from '#src/api/entities/money/bankLine.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Tabs } from '#src/components/layout/Tabs.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { bankStatementsTexts as texts } from '#src/texts/nl/bankStatements.ts';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { LedgerList, MoreRows } from '../LedgerList.tsx';
import styles from './Bank.module.css';
import { BankLineRow } from './BankLineRow.tsx';
import { type BankList, bankLinesQuery, bankLists, useBookSure } from './bankQueries.ts';
import { ReadFile } from './ReadFile.tsx';

interface BankPartProps {
  club: Club;
  /** Address of the invoices. */
  back: string;
}

/** The transfers that the bank states, by how certain it is what they pay. */
export function BankPart({ club, back }: BankPartProps) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const list = bankLists.find((one) => one === query.get('bank')) ?? 'sure';
  const lines = useInfiniteQuery(bankLinesQuery(club.nid, list));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <p className={styles.back}>
        <Link to={back}>{texts.back}</Link>
      </p>
      <ReadFile club={club} />
      <Loaded query={lines} loading={<LoadingCards label={texts.loading} />}>
        {({ pages }) => (
          <Tabs
            label={texts.lists}
            tabs={bankLists.map((id) => ({
              ...{ id, label: texts.list[id], count: pages[0]?.counts[id] ?? 0 },
            }))}
            selected={list}
            onSelect={(id) => write({ bank: id })}
          >
            <Listed
              club={club}
              list={list}
              counts={pages[0]?.counts}
              lines={pages.flatMap((page) => page.lines)}
            />
            {lines.hasNextPage && (
              <MoreRows
                shown={pages.reduce((sum, page) => sum + page.lines.length, 0)}
                count={pages[0]?.counts[list] ?? 0}
                busy={lines.isFetchingNextPage}
                onMore={() => void lines.fetchNextPage()}
              />
            )}
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

interface ListedProps {
  club: Club;
  list: BankList;
  counts: BankLineCounts | undefined;
  lines: readonly Parameters<typeof BankLineRow>[0]['line'][];
}

function Listed({ club, list, counts, lines }: ListedProps) {
  if (lines.length === 0)
    return (
      <EmptyState title={texts.none[list]} icon="check">
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <>
      <p className={styles.explained}>{texts.explained[list]}</p>
      {list === 'sure' && counts && <BookSure club={club} counts={counts} />}
      <LedgerList>
        {lines.map((line) => (
          <BankLineRow key={line.id} club={club} line={line} />
        ))}
      </LedgerList>
    </>
  );
}

function BookSure({ club, counts }: { club: Club; counts: BankLineCounts }) {
  const { mutate, isPending, error, left } = useBookSure(club.nid);
  return (
    <div className={styles.sure}>
      <Button variant="primary" icon="check" busy={isPending} onClick={() => mutate()}>
        {texts.bookAll(counts.sure, formatEuros(counts.sureAmount))}
      </Button>
      <p role="status">{left === undefined ? '' : texts.booking(left)}</p>
      <LedgerFailure error={error} />
    </div>
  );
}
