import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import styles from './CourseResults.module.css';

export function CourseListLoading({ display }: { display: CourseDisplay }) {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="field" />
      <div className={styles.results} data-display={display}>
        <div className={styles.slice}>
          <Skeleton shape="card" count={6} />
        </div>
      </div>
    </Loading>
  );
}
