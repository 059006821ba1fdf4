import { centsOf } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { OfferFile } from '../state/offerFile.ts';

/** The club with the settings of an offer that say how a course is shown. */
export function shownClub(club: Club, { club: { settings } }: Pick<OfferFile, 'club'>): Club {
  const { isWaitingListDisabled, showsAgeRestriction, hidesTimestamp, occupationDisplayAmount } = settings;
  return {
    ...{ ...club, isWaitingListDisabled, showsAgeRestriction, hidesTimes: hidesTimestamp },
    occupation:
      settings.occupationDisplay === 'hidden'
        ? { show: 'never' }
        : settings.occupationDisplay === 'amount'
          ? { show: 'at-most', amount: occupationDisplayAmount }
          : { show: 'always' },
    ageOn: settings.ageCalculation === 'calculateAgeOnStartActivity' ? 'activity-start' : 'today',
    reductions: settings.reductions.map(({ amount, percentage, courses, ...rule }) => ({
      ...rule,
      percentage,
      amount: amount === undefined ? undefined : centsOf(amount),
      courses,
    })),
  };
}
