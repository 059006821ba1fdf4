import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';

export function CardsLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={2} />
    </Loading>
  );
}
