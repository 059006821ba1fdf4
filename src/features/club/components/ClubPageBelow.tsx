import type { Club } from '#src/api/entities/club.ts';
import { Reductions, UpcomingCourses } from '../../courses/index.ts';
import { PreviewLink } from '../../management/index.ts';

/** What comes below the tiles of a club: its next dates, its reductions, and the tools of its managers. */
export function ClubPageBelow({ club }: { club: Club }) {
  return (
    <>
      <UpcomingCourses club={club} />
      <Reductions club={club} />
      <PreviewLink club={club} />
    </>
  );
}
