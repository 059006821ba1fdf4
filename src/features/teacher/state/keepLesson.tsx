import type { QueryClient } from '@tanstack/react-query';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { TeacherSession } from '#src/api/entities/club/teaching.ts';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { drawScreen } from '#src/platform/loading/drawScreen.tsx';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { forgetPage, isPageKept, keepOwn, keepPage } from '../../offline/index.ts';
import { isOwnDevice } from '../../session/index.ts';
import { KeptLesson } from '../components/lesson/KeptLesson.tsx';
import { endOfDay, mayKeepDetails } from '../view/lessonsToKeep.ts';
import { choicesKey, readChoices } from './attendanceChoices.ts';

interface LessonToKeep {
  /** The uid of the teacher. */
  readonly uid: number;
  readonly session: TeacherSession;
}

/**
 * Whether the device keeps a lesson with phone numbers and answers about health: for who asked to stay logged in, the lessons of today
 * and those that are kept already.
 * Decision: docs/decisions/0198-a-teachers-next-lessons-are-on-the-device.md
 */
export async function keepsDetails({ uid, session }: LessonToKeep): Promise<boolean> {
  const now = Math.floor(systemClock.now() / 1000);
  if (!isOwnDevice(uid) || !mayKeepDetails(session, now)) return false;
  return endOfDay(session.start) === endOfDay(now) || isPageKept(hrefs.teacher(session.nid));
}

/** Keeps a lesson with all that its teacher may see, until its day is over. */
export async function keepWithDetails(client: QueryClient, lesson: LessonToKeep): Promise<void> {
  const page = await drawn(client, lesson, true);
  await keepOwn(lesson.uid, { ...page, until: endOfDay(lesson.session.start) });
}

/** Keeps the names and choices of a lesson, while it has marks that the server doesn't have. */
export async function keepNames(client: QueryClient, lesson: LessonToKeep): Promise<void> {
  const { uid, session } = lesson;
  await keepPage(await drawn(client, lesson, false));
  // Sent, or given up by a logout, while the page was drawn.
  if (!readChoices({ uid, session: session.nid })) await forgetPage(hrefs.teacher(session.nid));
}

/** Updates the kept page of a lesson once the server has all its marks, or deletes it. */
export async function settleKept(client: QueryClient, lesson: LessonToKeep): Promise<void> {
  if (await keepsDetails(lesson)) await keepWithDetails(client, lesson);
  else await forgetPage(hrefs.teacher(lesson.session.nid));
}

async function drawn(client: QueryClient, { uid, session }: LessonToKeep, hasDetails: boolean) {
  const { nid, course, start } = session;
  const marksKey = choicesKey({ uid, session: nid });
  const now = Math.floor(systemClock.now() / 1000);
  return {
    path: hrefs.teacher(nid),
    title: teacherTexts.session.keptTitle(course.title, formatNamedDay(start), formatTime(start)),
    screen: await drawScreen(client, <KeptLesson {...{ marksKey, session, hasDetails, now }} />),
  };
}
