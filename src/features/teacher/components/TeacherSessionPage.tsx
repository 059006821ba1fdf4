import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { TeacherSession } from '#src/api/entities/club/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { failureText, Loaded } from '../../failures/index.ts';
import { ChangeLesson } from '../../lessons/index.ts';
import { PaperList } from '../../paper-list/index.ts';
import { teacherSessionQuery } from '../queries.ts';
import { useAttendance } from '../state/useAttendance.ts';
import { markRestPresent } from '../view/attendanceSheet.ts';
import { AttendanceView } from './lesson/AttendanceView.tsx';
import { LessonFrame } from './lesson/LessonFrame.tsx';

const back = { to: hrefs.teacher(), label: teacherTexts.session.back };

interface TeacherSessionPageProps {
  uid: number;
  /** The session in the address, unparsed. */
  chosen: string;
}

export function TeacherSessionPage({ uid, chosen }: TeacherSessionPageProps) {
  const [query] = useSearchParams();
  const session = readId(chosen);
  if (session !== undefined && query.has('papier'))
    return (
      <PaperList of={{ session }} back={{ to: hrefs.teacher(session), label: teacherTexts.session.title }} />
    );
  return session === undefined ? (
    <Unknown title={teacherTexts.session.unknown} />
  ) : (
    <OfSession uid={uid} session={session} />
  );
}

function OfSession({ uid, session }: { uid: number; session: number }) {
  const query = useQuery(teacherSessionQuery({ uid, session }));
  usePageTitle({ title: query.data ? query.data.course.title : teacherTexts.session.title });
  return (
    <Loaded
      query={query}
      loading={
        <Loading label={teacherTexts.session.loading}>
          <Skeleton shape="card" count={4} />
        </Loading>
      }
      refused={(error) =>
        [403, 404].includes(refusalOf(error)?.status ?? 0) && <Unknown title={failureText(error)} />
      }
      frame={(state) => (
        <>
          <PageHeader title={teacherTexts.session.title} back={back} />
          {state}
        </>
      )}
    >
      {(known) => <Session uid={uid} session={known} />}
    </Loaded>
  );
}

function Session({ uid, session }: { uid: number; session: TeacherSession }) {
  const now = Math.floor(systemClock.now() / 1000);
  return (
    <LessonFrame session={session} now={now} actions={session.start > now && <Change session={session} />}>
      <AttendanceForm uid={uid} session={session} hasBegun={session.start <= now} />
    </LessonFrame>
  );
}

/** The button for a lesson that does not happen. Afterwards the lesson may be gone, so the teacher goes back to the others. */
function Change({ session }: { session: TeacherSession }) {
  const navigate = useNavigate();
  return (
    <Suspense>
      <ChangeLesson
        lesson={{ ...session, people: session.participants.length }}
        onChanged={async () => navigate(hrefs.teacher())}
      />
    </Suspense>
  );
}

/** The page for a session that doesn't exist or belongs to another teacher. */
function Unknown({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={teacherTexts.session.title} back={back} />
      <EmptyState
        title={title}
        icon="teacher"
        action={<ButtonLink to={hrefs.teacher()}>{teacherTexts.session.toCourses}</ButtonLink>}
      >
        {teacherTexts.session.unknownHint}
      </EmptyState>
    </>
  );
}

interface AttendanceFormProps {
  /** The uid of the logged-in user. */
  uid: number;
  session: TeacherSession;
  hasBegun: boolean;
}

/** The attendance list of a session, saved as a whole. Each choice is kept on the device at once. */
function AttendanceForm({ uid, session, hasBegun }: AttendanceFormProps) {
  const { sheet, choose, isSending, isKept, state, save, keepMine, showTheirs } = useAttendance(uid, session);
  const isConflict = state.kind === 'refused' && state.isConflict;
  return (
    <AttendanceView
      {...{ session, sheet, state, hasBegun, isKept }}
      onChoose={(participant, chosen) => choose([[participant, chosen]])}
      onMarkRest={() => choose(markRestPresent(sheet))}
      actions={
        isConflict ? (
          <>
            <Button busy={isSending} onClick={keepMine}>
              {teacherTexts.session.keepMine}
            </Button>
            <Button busy={isSending} onClick={showTheirs}>
              {teacherTexts.session.showTheirs}
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={isSending} onClick={save}>
            {teacherTexts.session.save}
          </Button>
        )
      }
    />
  );
}
