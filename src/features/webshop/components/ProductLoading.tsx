import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import styles from './ProductPage.module.css';

export function ProductLoading() {
  return (
    <Loading label={texts.loadingProduct}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <div>
          <Skeleton shape="card" />
          <Skeleton count={3} />
        </div>
        <div>
          <Skeleton shape="field" count={3} />
        </div>
      </div>
    </Loading>
  );
}
