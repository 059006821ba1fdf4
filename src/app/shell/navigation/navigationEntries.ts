import type { ReactNode } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { IconName } from '#src/components/icons/Icon.tsx';
import type { User } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';

export interface NavigationEntry {
  label: string;
  icon: IconName;
  to: string;
  /** Shown after the label. */
  aside?: ReactNode;
  /** Current only on exactly this path, not on paths below it. */
  exact?: true;
  /** Another program, which opens in a new tab. */
  external?: true;
}

type Candidate = NavigationEntry & { when?: boolean };

const texts = shellTexts.entries;

/** The entries of a club, limited to what the club offers (specification 2.4). */
export function clubEntries(club: Club, user: User | undefined): readonly NavigationEntry[] {
  const of = { club: club.url };
  const hasOffer = (kind: 'course' | 'activity' | 'ticket') =>
    club.offer === undefined || club.offer[kind] > 0;
  return shown([
    { label: texts.overview, icon: 'home', to: hrefs.club(of), exact: true },
    { label: texts.courses, icon: 'course', to: hrefs.courses(of), when: hasOffer('course') },
    { label: texts.activities, icon: 'activity', to: hrefs.activities(of), when: hasOffer('activity') },
    { label: texts.ticketSales, icon: 'ticket', to: hrefs.ticketSales(of), when: hasOffer('ticket') },
    { label: texts.pass, icon: 'pass', to: hrefs.pass(of), when: club.addons.includes('passes') },
    {
      label: texts.tickets,
      icon: 'ticket',
      to: hrefs.tickets(of),
      when: club.addons.includes('ticketsales') && user?.hasTickets === true,
    },
    { label: texts.forms, icon: 'form', to: hrefs.forms(of), when: club.hasForms },
    { label: texts.invitations, icon: 'invitation', to: hrefs.invitations(of), when: !club.isFreeLicense },
    {
      label: club.webshopTerm || texts.webshop,
      icon: 'shop',
      to: hrefs.webshop(of),
      when: club.addons.includes('webshop'),
    },
  ]);
}

/** Filters the candidates to the entries that apply. */
export function shown(candidates: readonly Candidate[]): readonly NavigationEntry[] {
  return candidates.filter(({ when }) => when !== false).map(({ when: _, ...entry }) => entry);
}
