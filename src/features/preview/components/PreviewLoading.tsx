import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';

/** Stands in place of a form until its code and its questions have loaded. */
export function PreviewLoading() {
  return (
    <div data-scripted>
      <Loading label={texts.loading}>
        <Skeleton shape="card" />
      </Loading>
    </div>
  );
}
