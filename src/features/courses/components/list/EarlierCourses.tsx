import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { usePageHref } from '../../state/useCourseFilters.ts';
import { pageBefore } from '../../view/list/courseDisplay.ts';
import styles from './CourseSearch.module.css';

interface EarlierCoursesProps {
  /** The open page. */
  page: number;
  count: number;
}

/** The link to the previous page, above a list that begins with a later one. */
export function EarlierCourses({ page, count }: EarlierCoursesProps) {
  const hrefOf = usePageHref();
  return (
    <p className={styles.more}>
      <ButtonLink to={hrefOf(pageBefore(page, count))}>{texts.earlier}</ButtonLink>
    </p>
  );
}
