import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { usePageHref } from '../../state/useCourseFilters.ts';
import { firstOf, pageBefore } from '../../view/list/courseDisplay.ts';
import styles from './CourseSearch.module.css';

interface MoreCoursesProps {
  /** The number of courses shown. */
  shown: number;
  /** The page with which they begin. */
  page: number;
  count: number;
  busy: boolean;
  error: Error | null;
  onMore: () => void;
}

/** How much of the list is shown, and the button for the next page: without JavaScript a link. */
export function MoreCourses({ shown, page, count, busy, error, onMore }: MoreCoursesProps) {
  const hrefOf = usePageHref();

  return (
    <div className={styles.more}>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
      <p>{page === 1 ? texts.shown(shown, count) : texts.shownFrom(firstOf(page), shown, count)}</p>
      <div data-scripted>
        <Button busy={busy} onClick={onMore}>
          {texts.more}
        </Button>
      </div>
      <noscript>
        {import.meta.env.SSR && <ButtonLink to={hrefOf(page + 1)}>{texts.more}</ButtonLink>}
      </noscript>
    </div>
  );
}

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
