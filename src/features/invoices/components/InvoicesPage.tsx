import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { Loaded } from '../../failures/index.ts';
import { usePaymentNews } from '../../payment/index.ts';
import { useSession } from '../../session/index.ts';
import { invoicesQuery, useAwaitedPayment } from '../queries/invoicesQuery.ts';
import { useThanks } from '../state/useThanks.ts';
import { outstandingInvoice } from '../view/invoiceSummary.ts';
import { InvoiceDetailPage } from './InvoiceDetailPage.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicesHeader } from './InvoiceStates.tsx';

// Few people see it, so it has no file of its own.
export { InvoicesOfBlocked } from './InvoicesOfBlocked.tsx';

/** The invoice that the address asks for, by its order id or as the outstanding one (Specification 2.1), else the list. */
export function InvoicesPage() {
  const [query] = useSearchParams();
  const chosen = query.get('nota');
  const session = useSession();
  if (session.status !== 'user') return underHeader(<InvoicesLoading />);
  const { uid } = session.user;
  if (chosen !== null) return <InvoiceDetailPage uid={uid} oid={readId(chosen)} />;
  return <Invoices uid={uid} opensOutstanding={query.get('outstanding') === 'true'} />;
}

function Invoices({ uid, opensOutstanding }: { uid: number; opensOutstanding: boolean }) {
  const { expectPayment, delayOf } = useAwaitedPayment();
  const invoices = useQuery({
    ...invoicesQuery(uid),
    refetchInterval: ({ state }) => delayOf(state.data ?? []),
  });
  usePaymentNews(() => void invoices.refetch());
  const paidLast = useThanks(invoices.data);
  return (
    <Loaded query={invoices} loading={<InvoicesLoading />} frame={underHeader}>
      {(known) => {
        const outstanding = opensOutstanding ? outstandingInvoice(known) : undefined;
        if (outstanding) return <InvoiceDetailPage uid={uid} oid={outstanding.oid} />;
        return (
          <InvoiceList
            invoices={known}
            uid={uid}
            paidLast={paidLast}
            isNothingOutstanding={opensOutstanding}
            onPay={expectPayment}
          />
        );
      }}
    </Loaded>
  );
}

function underHeader(state: ReactNode) {
  return (
    <>
      <InvoicesHeader />
      {state}
    </>
  );
}

function InvoicesLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}
