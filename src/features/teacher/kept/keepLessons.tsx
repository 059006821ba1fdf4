import type { QueryClient } from '@tanstack/react-query';
import type { TeacherCourse } from '#src/api/entities/club/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { drawScreen } from '#src/platform/loading/drawScreen.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { teacherTexts, teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { forgetPage, keepOwn, keptPaths } from '../../offline/index.ts';
import { FirstLessons } from '../components/FirstLessons.tsx';
import { teacherCoursesQuery, teacherSessionQuery } from '../queries.ts';
import { unsentSessions } from '../state/attendanceChoices.ts';
import { keepWithDetails } from '../state/keepLesson.tsx';
import { endOfDay, lessonsToKeep } from '../view/lessonsToKeep.ts';

/**
 * Keeps the next lessons of a teacher on this device, and the page that leads to them. Deletes what is kept of other lessons, unless it has
 * marks that the server doesn't have.
 */
export async function keepLessons(client: QueryClient, uid: number): Promise<void> {
  const now = Math.floor(systemClock.now() / 1000);
  const courses = await client.fetchQuery(teacherCoursesQuery(uid));
  const lessons = lessonsToKeep(courses, now);
  const stays = new Set(
    [...lessons.map(({ nid }) => nid), ...unsentSessions(uid)].map((nid) => hrefs.teacher(nid)),
  );
  const ofLessons = (await keptPaths()).filter((path) => path.startsWith(`${hrefs.teacher()}?`));
  for (const path of ofLessons) if (!stays.has(path)) await forgetPage(path);
  for (const { nid } of lessons) {
    const session = await client.fetchQuery(teacherSessionQuery({ uid, session: nid }));
    await keepWithDetails(client, { uid, session });
  }
  await keepCourses(client, { uid, courses, isNeeded: lessons.length > 0 });
}

interface CoursesToKeep {
  readonly uid: number;
  readonly courses: readonly TeacherCourse[];
  readonly isNeeded: boolean;
}

/** The page says which lessons are today, so it is deleted at midnight. */
async function keepCourses(client: QueryClient, { uid, courses, isNeeded }: CoursesToKeep): Promise<void> {
  const path = hrefs.teacher();
  if (!isNeeded) return forgetPage(path);
  const screen = await drawScreen(client, <KeptCourses courses={courses} />);
  const until = endOfDay(Math.floor(systemClock.now() / 1000));
  await keepOwn(uid, { path, title: teacherTexts.title, screen, until });
}

/** The first lessons of a teacher as they are kept for offline use, with links to their kept lists. */
function KeptCourses({ courses }: { courses: readonly TeacherCourse[] }) {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.keptLead} />
      <FirstLessons courses={courses} />
      <Button data-retry>{componentsTexts.retry}</Button>
    </>
  );
}
