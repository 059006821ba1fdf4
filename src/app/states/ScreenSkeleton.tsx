import { Loading } from '../../components/feedback/Loading.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { shellTexts } from '../../texts/nl/shell.ts';

export function ScreenSkeleton() {
  return (
    <Loading label={shellTexts.loadingScreen}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}
