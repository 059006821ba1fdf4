import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../failures/index.ts';
import { usePaymentNews } from '../../payment/index.ts';
import { useSession } from '../../session/index.ts';
import { invoicesQuery } from '../queries/invoicesQuery.ts';
import { useAwaitedPayment } from '../queries/useAwaitedPayment.ts';
import { outstandingInvoice } from '../view/outstandingInvoice.ts';
import { InvoiceDetailPage } from './InvoiceDetailPage.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicesHeader } from './InvoicesHeader.tsx';
import { InvoicesLoading } from './InvoicesLoading.tsx';

interface InvoicesPageProps {
  /** The order id in the address; null shows the list. */
  chosen: string | null;
  /** Whether the address asks for the outstanding invoice (Specification 2.1). */
  opensOutstanding: boolean;
}

export function InvoicesPage({ chosen, opensOutstanding }: InvoicesPageProps) {
  const session = useSession();
  if (session.status !== 'user') return underHeader(<InvoicesLoading />);
  const { uid } = session.user;
  if (chosen !== null) return <InvoiceDetailPage uid={uid} oid={readOid(chosen)} />;
  return <Invoices uid={uid} opensOutstanding={opensOutstanding} />;
}

function Invoices({ uid, opensOutstanding }: { uid: number; opensOutstanding: boolean }) {
  const { expectPayment, delayOf } = useAwaitedPayment();
  const invoices = useQuery({
    ...invoicesQuery(uid),
    refetchInterval: ({ state }) => delayOf(state.data ?? []),
  });
  usePaymentNews(() => void invoices.refetch());
  return (
    <Loaded query={invoices} loading={<InvoicesLoading />} frame={underHeader}>
      {(known) => {
        const outstanding = opensOutstanding ? outstandingInvoice(known) : undefined;
        if (outstanding) return <InvoiceDetailPage uid={uid} oid={outstanding.oid} />;
        return (
          <InvoiceList
            invoices={known}
            uid={uid}
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

/** Parses an order id; undefined when no order can have it. */
function readOid(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
}
