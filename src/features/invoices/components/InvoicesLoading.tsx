import { Loading } from '../../../components/feedback/Loading.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { invoicesTexts as texts } from '../../../texts/nl/invoices.ts';
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
