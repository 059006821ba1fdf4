import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';

/** A skeleton in the shape of a form's sections. */
export function FormLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}
