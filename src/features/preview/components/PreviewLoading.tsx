import { Loading } from '../../../components/feedback/Loading.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { previewTexts as texts } from '../../../texts/nl/preview.ts';

export function PreviewLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" />
    </Loading>
  );
}
