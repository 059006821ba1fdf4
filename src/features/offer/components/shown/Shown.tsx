import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { centsOf } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { CourseShown, courseQuery } from '#src/features/courses/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { offerShownTexts as texts } from '#src/texts/nl/offerShown.ts';
import type { OfferCourse, OfferFile } from '../../state/offerFile.ts';
import { placesTaken } from './placesTaken.ts';
import { shownCourse } from './shownCourse.ts';

export interface ShownProps {
  club: Club;
  course: OfferCourse;
  content: OfferFile;
  /** The same course as parents see it now; undefined for a new one. */
  published: OfferCourse | undefined;
}

/** A course as parents will see it once the offer is published. */
export function Shown({ club, course, content, published }: ShownProps) {
  const session = useSession();
  // Typing goes before the drawing.
  const drawn = useDeferredValue(course);
  const around = useDeferredValue(content);
  const { data: live } = useQuery({
    ...courseQuery({
      ...{ club: club.nid, course: published?.url ?? '' },
      viewer: session.status === 'user' ? session.user.uid : undefined,
    }),
    enabled: published !== undefined,
  });
  const shown = shownCourse(drawn, {
    ...{ content: around, now: systemClock.now() / 1000 },
    taken: placesTaken(published, live),
  });
  if (!shown) return <p>{texts.empty}</p>;
  return <CourseShown course={shown} club={shownClub(club, around)} labels={texts} />;
}

/** The club with the settings of an offer that say how a course is shown. */
function shownClub(club: Club, { club: { settings } }: Pick<OfferFile, 'club'>): Club {
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
