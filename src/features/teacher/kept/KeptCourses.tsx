import type { TeacherCourse } from '#src/api/entities/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { FirstLessons } from '../components/FirstLessons.tsx';

/** The first lessons of a teacher as they are kept for offline use, with links to their kept lists. */
export function KeptCourses({ courses }: { courses: readonly TeacherCourse[] }) {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.keptLead} />
      <FirstLessons courses={courses} />
      <Button data-retry>{componentsTexts.retry}</Button>
    </>
  );
}
