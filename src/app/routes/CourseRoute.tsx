import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import type { Club } from '../../api/entities/club/club.ts';
import { CourseDetailPage } from '../../features/courses/components/CourseDetailPage.tsx';
import { lazyContent } from '../../platform/loading/lazyPart.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';

/** Lazy-loaded, because most courses have no seats to choose. */
const SeatsPage = lazyContent(
  async () => (await import('../../features/seats/components/SeatsPage.tsx')).SeatsPage,
);

/** `tariff` is a nid. Any other value selects no tariff. */
export function CourseRoute({ club }: { club: Club }) {
  const { course = '', tariff = '' } = useParams();
  const [query] = useSearchParams();
  if (query.get('stap') === 'plaatsen')
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <SeatsPage club={club} course={course} />
      </Suspense>
    );
  return <CourseDetailPage key={course} club={club} course={course} tariff={readId(tariff)} />;
}
