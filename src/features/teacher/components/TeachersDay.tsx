import { useQuery } from '@tanstack/react-query';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { teacherCoursesQuery } from '../queries.ts';
import { FirstLessons } from './FirstLessons.tsx';

/**
 * The lessons that a teacher gives today, for the top of the dashboard. On a day without lessons it has the next one. It is absent where the
 * lessons can't be loaded: the page of the teacher shows that failure.
 */
export function TeachersDay({ uid }: { uid: number }) {
  const { data, isPending } = useQuery(teacherCoursesQuery(uid));
  if (isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton shape="card" />
      </Loading>
    );
  return data ? (
    <div>
      <FirstLessons courses={data} isShort />
    </div>
  ) : null;
}
