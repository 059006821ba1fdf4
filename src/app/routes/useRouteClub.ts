import { useOutletContext } from 'react-router';
import type { Club } from '../../api/entities/club.ts';

/** The club that ClubOutlet loaded. */
export function useRouteClub(): Club {
  return useOutletContext<Club>();
}
