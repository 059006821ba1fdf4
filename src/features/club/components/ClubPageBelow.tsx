import type { Club } from '#src/api/entities/club/club.ts';
import { Reductions, UpcomingCourses } from '../../courses/index.ts';
import { ManagerLinks } from '../../manager-links/index.ts';

/** What comes below the tiles of a club: the tools of its managers, its next dates and its reductions. */
export function ClubPageBelow({ club }: { club: Club }) {
  return (
    <>
      <ManagerLinks club={club} />
      <UpcomingCourses club={club} />
      <Reductions club={club} />
    </>
  );
}
