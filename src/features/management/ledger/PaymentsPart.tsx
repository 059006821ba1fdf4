import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatEuros } from '#rules/money.ts';
import { readTransferReference } from '#rules/transferReference.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { FilterRow } from '#src/components/layout/FilterRow.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { Loaded } from '../../failures/index.ts';
import { BooksDownload } from './BooksDownload.tsx';
import { RemindAll } from './booking/Remind.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { type Shown, shownInvoices, shownOf, wordOf } from './invoiceHistory.ts';
import styles from './Ledger.module.css';
import { LedgerList, MoreRows } from './LedgerList.tsx';
import { clubPaymentsQuery } from './ledgerQueries.ts';

const texts = ledgerTexts.payments;

const BankPart = lazyContent(async () => (await import('./bank/BankPart.tsx')).BankPart);

/** The invoices of a club with their payments. A manager finds one by what a bank statement says, and books a transfer. */
export function PaymentsPart({ club }: { club: Club }) {
  const [query] = useSearchParams();
  // Loaded for who opens it: most look for an invoice.
  if (query.has('bank')) return <BankPart club={club} back="?" />;
  return <Invoices club={club} />;
}

function Invoices({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const search = (query.get('zoek') ?? '').trim();
  const show = shownOf(query.get('toon'));
  const { text, setText } = useTypedText(query.get('zoek') ?? '', {
    delay: 300,
    write: (typed) => write({ zoek: typed }),
  });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <OwedSum club={club} search={search} show={show} />
      <FilterRow>
        <SearchField label={texts.search} labelVisible value={text} onChange={setText} />
        <SelectField
          label={texts.show}
          options={shownInvoices.map((one) => ({ value: wordOf(one), label: texts.shows[one] }))}
          value={wordOf(show)}
          onChange={(word) => write({ toon: word })}
        />
        <ButtonLink to="?bank=sure">{texts.bank}</ButtonLink>
        <RemindOverdue club={club} search={search} show={show} />
        <BooksDownload club={club} />
      </FilterRow>
      <FoundInvoices
        club={club}
        search={search}
        show={show}
        onShowAll={() => write({ toon: wordOf('all') })}
        onClear={() => setText('')}
      />
    </>
  );
}

interface FoundProps {
  club: Club;
  search: string;
  show: Shown;
}

/** What families owe the club, whichever invoices the list shows. Where nobody can be reminded, it says why. */
function OwedSum(found: FoundProps) {
  const owed = useFirstPage(found)?.owed;
  if (!owed) return null;
  const { open, invoices, overdue } = owed;
  return (
    <p className={styles.sumOwed}>
      {open === 0 ? texts.nothingOwed : texts.owed(formatEuros(open), invoices, overdue)}
    </p>
  );
}

/** The button that reminds everybody, where an invoice is overdue. An older server doesn't say whether one is. */
function RemindOverdue(found: FoundProps) {
  const first = useFirstPage(found);
  return first && first.owed?.overdue !== 0 ? <RemindAll club={found.club} /> : null;
}

function useFirstPage({ club, search, show }: FoundProps) {
  return useInfiniteQuery(clubPaymentsQuery({ club: club.nid, search, show })).data?.pages[0];
}

interface FoundInvoicesProps extends FoundProps {
  onShowAll: () => void;
  onClear: () => void;
}

function FoundInvoices({ club, search, show, ...change }: FoundInvoicesProps) {
  const query = useInfiniteQuery(clubPaymentsQuery({ club: club.nid, search, show }));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query;
  const invoices = data?.pages.flatMap((page) => page.invoices) ?? [];
  const count = data?.pages[0]?.count ?? 0;
  return (
    <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
      {() =>
        invoices.length === 0 ? (
          <NoInvoices search={search} show={show} {...change} />
        ) : (
          <>
            <p role="status" className={styles.count}>
              {texts.count(count)}
            </p>
            <LedgerList busy={isPlaceholderData}>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.oid} club={club} invoice={invoice} />
              ))}
            </LedgerList>
            {hasNextPage && !isPlaceholderData && (
              <MoreRows
                shown={invoices.length}
                count={count}
                busy={isFetchingNextPage}
                onMore={() => void fetchNextPage()}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}

function NoInvoices({ search, show, onShowAll, onClear }: Omit<FoundInvoicesProps, 'club'>) {
  const [title, hint] = texts.none[show];
  if (search === '')
    return (
      <EmptyState title={title} icon="invoice">
        {hint}
      </EmptyState>
    );
  const isMistyped = readTransferReference(search) === 'mistyped';
  return (
    <EmptyState
      title={texts.notFound}
      icon="search"
      action={
        show === 'all' || isMistyped ? (
          <Button onClick={onClear}>{texts.clear}</Button>
        ) : (
          <Button onClick={onShowAll}>{texts.inAll}</Button>
        )
      }
    >
      {isMistyped ? texts.mistyped : texts.notFoundHint(search)}
    </EmptyState>
  );
}
