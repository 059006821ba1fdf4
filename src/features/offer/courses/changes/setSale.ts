import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { saleSaid } from '../view/tariffsSaid.ts';

export type Sale =
  | { readonly is: 'open' }
  | { readonly is: 'from'; readonly at: LocalMoment }
  /** Keeps the reason that a tariff has already. */
  | { readonly is: 'closed'; readonly why?: string };

/** Opens or closes all tariffs of a course. A moment that is past stays in the file where nothing else changes. */
export function setSale(course: OfferCourse, sale: Sale, now: LocalMoment): OfferCourse {
  const said = saleSaid(course, now);
  if (said.is === 'open' && sale.is === 'open') return course;
  if (said.is === 'from' && sale.is === 'from' && said.at === sale.at) return course;
  if (said.is === 'closed' && sale.is === 'closed' && (sale.why ?? said.why) === said.why) return course;
  return {
    ...course,
    tariffs: course.tariffs.map((tariff) => {
      // Nobody is first where it is open to all.
      const { opens: _opens, priority: _priority, ...open } = tariff;
      const { blockedMessage, ...rest } = tariff;
      if (sale.is === 'closed')
        return { ...rest, blockedMessage: sale.why ?? blockedMessage ?? offerCoursesTexts.closedReason };
      const { blockedMessage: _blocked, ...unblocked } = open;
      return sale.is === 'open' ? unblocked : { ...rest, opens: sale.at };
    }),
  };
}
