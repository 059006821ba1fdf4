import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';

export function PreviewLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" />
    </Loading>
  );
}
