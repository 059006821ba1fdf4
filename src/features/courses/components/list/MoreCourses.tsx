import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from './CourseSearch.module.css';

interface MoreCoursesProps {
  shown: number;
  count: number;
  busy: boolean;
  error: Error | null;
  onMore: () => void;
}

/** How much of the list is shown, and the button for the next page. */
export function MoreCourses({ shown, count, busy, error, onMore }: MoreCoursesProps) {
  return (
    <div className={styles.more}>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
      <p>{texts.shown(shown, count)}</p>
      <Button busy={busy} onClick={onMore}>
        {texts.more}
      </Button>
    </div>
  );
}
