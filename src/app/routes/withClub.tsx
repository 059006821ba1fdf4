import type { ComponentType } from 'react';
import { useOutletContext } from 'react-router';
import type { Club } from '../../api/entities/club/club.ts';

/** The screen of a page below ClubOutlet: gives the page the club that ClubOutlet loaded. */
export function withClub(Page: ComponentType<{ club: Club }>): ComponentType {
  return () => <Page club={useOutletContext<Club>()} />;
}
