import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { refusalOf } from '#src/api/apiFailure.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { Loaded } from '../../failures/index.ts';
import { usePaymentNews } from '../../payment/index.ts';
import { invoiceQuery, useAwaitedPayment } from '../queries/invoicesQuery.ts';
import { useThanks } from '../state/useThanks.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { TransferPart } from './TransferPart.ts';

const texts = invoicesTexts.detail;

interface InvoiceDetailPageProps {
  /** The uid of the logged-in user. */
  uid: number;
  /** undefined when the address has no valid order id. */
  oid: number | undefined;
}

export function InvoiceDetailPage({ uid, oid }: InvoiceDetailPageProps) {
  return oid === undefined ? <NoInvoice /> : <Invoice uid={uid} oid={oid} />;
}

function Invoice({ uid, oid }: { uid: number; oid: number }) {
  const { expectPayment, delayOf } = useAwaitedPayment();
  const invoice = useQuery({
    ...invoiceQuery({ uid, oid }),
    refetchInterval: ({ state }) => delayOf(state.data ? [state.data] : []),
  });
  const back = useBack();
  useEffect(() => void TransferPart.preload(), []);
  usePaymentNews(() => void invoice.refetch());
  useThanks(useMemo(() => invoice.data && [invoice.data], [invoice.data]));
  usePageTitle({ title: invoice.data ? texts.title(invoice.data.number) : invoicesTexts.title });
  return (
    <Loaded
      query={invoice}
      headingLevel="h1"
      loading={<InvoiceLoading />}
      refused={(error) => [400, 403, 404].includes(refusalOf(error)?.status ?? 0) && <NoInvoice />}
    >
      {(known) => (
        // The boundary is around the whole sheet, because a QR code that comes later would push down what stands below it.
        <Suspense fallback={<InvoiceLoading />}>
          <InvoiceSheet invoice={known} uid={uid} back={back} onPay={expectPayment} />
        </Suspense>
      )}
    </Loaded>
  );
}

function InvoiceLoading() {
  return (
    <Loading label={invoicesTexts.loadingOne}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={2} />
    </Loading>
  );
}

/** The same page for a wrong, foreign or deleted invoice: the person can't tell them apart and need not. */
function NoInvoice() {
  const back = useBack();
  usePageTitle({ title: texts.notFound });
  return (
    <EmptyState
      title={texts.notFound}
      icon="search"
      headingLevel="h1"
      action={<ButtonLink to={back}>{texts.toList}</ButtonLink>}
    >
      {texts.notFoundHint}
    </EmptyState>
  );
}

/** The address of the list with its filters. */
function useBack(): string {
  const [query] = useSearchParams();
  const left = new URLSearchParams(query);
  for (const name of ['nota', 'outstanding']) left.delete(name);
  return left.size === 0 ? hrefs.invoices() : `${hrefs.invoices()}?${left}`;
}
