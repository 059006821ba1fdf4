import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { afterPaint } from '#src/platform/loading/afterPaint.ts';
import styles from './LoginPage.module.css';

interface LazyFormProps {
  /** Loads the code of the form. */
  preload: () => Promise<unknown>;
  /** The form takes the place of a skeleton of its height. */
  height: 'account' | 'guest';
  /** Stands in place of the form that can't be loaded. */
  failed: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form beside the login. It loads after the first paint, because the form engine is large and the login doesn't need it. */
export function LazyForm({ preload, height, failed, children }: LazyFormProps) {
  const [loaded, setLoaded] = useState<'not yet' | 'form' | 'failed'>('not yet');
  useEffect(
    () =>
      afterPaint(() =>
        preload().then(
          () => setLoaded('form'),
          () => setLoaded('failed'),
        ),
      ),
    [preload],
  );
  if (loaded === 'form') return children;
  if (loaded === 'failed') return failed;
  return (
    <Loading>
      <div className={styles.coming} data-height={height}>
        <Skeleton shape="card" count={height === 'guest' ? 3 : 5} />
      </div>
    </Loading>
  );
}
