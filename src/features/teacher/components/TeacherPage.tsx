import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { TeacherCourse } from '#src/api/entities/club/teaching.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { Loaded } from '../../failures/index.ts';
import { LessonChanges } from '../../lessons/index.ts';
import { useSession } from '../../session/index.ts';
import { teacherCoursesQuery } from '../queries.ts';
import { sessionTimes } from '../view/sessionTimes.ts';
import { FirstLessons } from './FirstLessons.tsx';
import { LessonState } from './LessonState.tsx';
import styles from './Teacher.module.css';
import { TeacherSessionPage } from './TeacherSessionPage.tsx';

/** The teacher's own courses, or the participants of one session (specification 6). */
export function TeacherPage() {
  const chosen = useSearchParams()[0].get('les');
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : undefined;
  if (chosen !== null)
    return uid === undefined ? (
      <CoursesLoading />
    ) : (
      <TeacherSessionPage key={chosen} uid={uid} chosen={chosen} />
    );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {uid !== undefined && (
        <Suspense>
          <LessonChanges />
        </Suspense>
      )}
      {uid === undefined ? <CoursesLoading /> : <Courses uid={uid} />}
    </>
  );
}

function Courses({ uid }: { uid: number }) {
  const courses = useQuery(teacherCoursesQuery(uid));
  return (
    <Loaded
      query={courses}
      loading={<CoursesLoading />}
      empty={
        <EmptyState
          title={texts.empty}
          icon="teacher"
          action={<ButtonLink to={hrefs.dashboard()}>{texts.toDashboard}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      }
    >
      {(known) => (
        <>
          <FirstLessons courses={known} />
          <section className={styles.first}>
            <h2>{texts.allLessons}</h2>
            <ul className={styles.courses}>
              {known.map((course) => (
                <TaughtCourse key={course.nid} course={course} />
              ))}
            </ul>
          </section>
        </>
      )}
    </Loaded>
  );
}

function CoursesLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}

/** A course with its sessions around now. Each session links to its participants. */
function TaughtCourse({ course }: { course: TeacherCourse }) {
  const now = Math.floor(systemClock.now() / 1000);
  return (
    <Card as="li">
      <div className={layout.stackHalf}>
        <h3 dir="auto">{course.title}</h3>
        <p className={styles.quiet} dir="auto">
          {course.club.title}
        </p>
      </div>
      {course.sessions.length === 0 && course.cancelled.length === 0 ? (
        <p>{texts.noSessions}</p>
      ) : (
        <ul className={styles.sessions} aria-label={texts.sessionsOf(course.title)}>
          {[...course.sessions, ...course.cancelled]
            .toSorted((one, other) => one.start - other.start)
            .map((session) =>
              'reason' in session ? (
                <li key={session.nid} className={styles.session}>
                  <span className={styles.sessionLink}>{sessionTimes(session, now)}</span>
                  <Pill tone="danger">{texts.cancelled}</Pill>
                  <p className={styles.reason} dir="auto">
                    {session.reason}
                  </p>
                </li>
              ) : (
                <li key={session.nid} className={styles.session}>
                  <Link to={hrefs.teacher(session.nid)} className={styles.sessionLink}>
                    {sessionTimes(session, now)}
                  </Link>
                  <LessonState session={session} now={now} />
                </li>
              ),
            )}
        </ul>
      )}
    </Card>
  );
}
