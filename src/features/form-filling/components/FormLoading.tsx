import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { formLoadingText } from '#src/texts/nl/formLoading.ts';
import styles from './FormLoading.module.css';

/** A skeleton in the shape of a form's sections. It is as high as the window, so that the form pushes nothing down. */
export function FormLoading() {
  return (
    <div className={styles.room}>
      <Loading label={formLoadingText}>
        <Skeleton shape="title" />
        <Skeleton shape="card" count={3} />
      </Loading>
    </div>
  );
}
