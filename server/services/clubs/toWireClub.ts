import { eurosOf } from '#rules/money.ts';
import type { Club, ClubSummary, UserClub } from '#schemas/entities/club/club.ts';
import type { ClubRow } from './clubs.ts';

export function toWireClubSummary(club: ClubRow): ClubSummary {
  const { nid, url, title, city, color, cover } = club;
  return { ...{ nid, url, title, city, color }, ...(cover && { cover }) };
}

export function toWireUserClub(club: ClubRow, isBlocked: boolean): UserClub {
  return { ...toWireClubSummary(club), blocked: isBlocked, contact: contactOf(club) };
}

function contactOf({ mail, phone, place }: ClubRow): Club['contact'] {
  return { mail, phone, place };
}

export function toWireClub(
  club: ClubRow,
  has: { readonly offer: Club['offer']; readonly teachers: boolean },
): Club {
  return {
    ...toWireClubSummary(club),
    description: club.description,
    font: club.font,
    ...(club.legal && { legal: club.legal }),
    contact: contactOf(club),
    addons: addonsOf(club, has.offer),
    hasForms: club.hasForms,
    hasTeachers: has.teachers,
    offer: has.offer,
    licenseType: club.licenseType,
    terminology: { public_webshop: club.webshopTerm },
    files: { logo: club.logoFids.map((fid) => ({ fid })) },
    gtmContainerId: club.gtmContainerId,
    disable_waiting_list: club.isWaitingListDisabled,
    public_display_age_restriction: club.showsAgeRestriction,
    public_overview_hide_timestamp: club.hidesTimestamp,
    public_occupation_display: club.occupationDisplay,
    public_occupation_display_amount: club.occupationDisplayAmount,
    public_overview_display: club.overviewDisplay,
    takesUitpas: club.takesUitpas,
    sellsToGuests: club.sellsToGuests,
    ageCalculation: club.ageCalculation,
    reductions: club.reductions.map(({ amountCents, courses, ...rule }) => ({
      ...rule,
      ...(amountCents !== undefined && { amount: eurosOf(amountCents) }),
      ...(courses && { courses: [...courses] }),
    })),
  };
}

/** The addons of a club. Tickets need none to be sold, so a club that offers them has the pages of ticket sales, whatever its licence says. */
export function addonsOf({ addons }: Pick<ClubRow, 'addons'>, offer: Club['offer']): Club['addons'] {
  const isMissing = offer !== undefined && offer.ticket > 0 && !addons.includes('ticketsales');
  return isMissing ? [...addons, 'ticketsales'] : addons;
}
