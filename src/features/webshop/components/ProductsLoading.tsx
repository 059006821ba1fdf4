import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import styles from './Shop.module.css';

export function ProductsLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={`${styles.grid} ${styles.loading}`}>
        <Skeleton shape="card" count={6} />
      </div>
    </Loading>
  );
}
