import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';

export function InvoicesLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}
