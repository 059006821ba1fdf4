import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { InvoicesHeader } from './InvoicesHeader.tsx';

export function InvoicesLoading() {
  return (
    <>
      <InvoicesHeader />
      <Loading label={texts.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="card" count={3} />
      </Loading>
    </>
  );
}
