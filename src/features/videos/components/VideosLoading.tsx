import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { videosTexts } from '#src/texts/nl/videos.ts';

export function VideosLoading({ label = videosTexts.loading }: { label?: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="card" count={2} />
    </Loading>
  );
}
