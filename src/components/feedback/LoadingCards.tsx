import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

interface LoadingCardsProps {
  label: string;
  /** Number of cards in the shape of the coming content. */
  count?: number;
}

/** A list or a screen of cards that loads. */
export function LoadingCards({ label, count = 4 }: LoadingCardsProps) {
  return (
    <Loading label={label}>
      <Skeleton shape="card" count={count} />
    </Loading>
  );
}
