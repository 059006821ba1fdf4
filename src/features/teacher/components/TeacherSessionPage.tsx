import { useQuery } from '@tanstack/react-query';
import { readId } from '#rules/readId.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { TeacherSession } from '#src/api/entities/club/teaching.ts';
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
import { teacherSessionQuery } from '../queries.ts';
import { AttendanceForm } from './AttendanceForm.tsx';
import { LessonFrame } from './lesson/LessonFrame.tsx';

const texts = teacherTexts.session;
const back = { to: hrefs.teacher(), label: texts.back };

interface TeacherSessionPageProps {
  uid: number;
  /** The session in the address, unparsed. */
  chosen: string;
}

export function TeacherSessionPage({ uid, chosen }: TeacherSessionPageProps) {
  const session = readId(chosen);
  return session === undefined ? (
    <Unknown title={texts.unknown} />
  ) : (
    <OfSession uid={uid} session={session} />
  );
}

function OfSession({ uid, session }: { uid: number; session: number }) {
  const query = useQuery(teacherSessionQuery({ uid, session }));
  usePageTitle({ title: query.data ? query.data.course.title : texts.title });
  return (
    <Loaded
      query={query}
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="card" count={4} />
        </Loading>
      }
      refused={(error) =>
        [403, 404].includes(refusalOf(error)?.status ?? 0) && <Unknown title={failureText(error)} />
      }
      frame={(state) => (
        <>
          <PageHeader title={texts.title} back={back} />
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
    <LessonFrame session={session} now={now}>
      <AttendanceForm uid={uid} session={session} hasBegun={session.start <= now} />
    </LessonFrame>
  );
}

/** The page for a session that doesn't exist or belongs to another teacher. */
function Unknown({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={texts.title} back={back} />
      <EmptyState
        title={title}
        icon="teacher"
        action={<ButtonLink to={hrefs.teacher()}>{texts.toCourses}</ButtonLink>}
      >
        {texts.unknownHint}
      </EmptyState>
    </>
  );
}
