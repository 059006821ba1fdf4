import { openedFrom } from '#rules/season/openedFrom.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { saleSaid } from '../view/tariffsSaid.ts';

type OfferTariff = OfferCourse['tariffs'][number];

export type Sale =
  | { readonly is: 'open' }
  | {
      readonly is: 'from';
      readonly at: LocalMoment;
      /** The earlier moment from which members may enrol. Without it, a priority stays, or moves by the same days to stay earlier. */
      readonly members?: LocalMoment | undefined;
    }
  /** Keeps the reason that a tariff has already. */
  | { readonly is: 'closed'; readonly why?: string };

/** Opens or closes all tariffs of a course. A moment that is past stays in the file where nothing else changes. */
export function setSale(course: OfferCourse, sale: Sale, now: LocalMoment): OfferCourse {
  const said = saleSaid(course, now);
  if (said.is === 'open' && sale.is === 'open') return course;
  if (said.is === 'from' && sale.is === 'from' && said.at === sale.at && sale.members === undefined)
    return course;
  if (said.is === 'closed' && sale.is === 'closed' && (sale.why ?? said.why) === said.why) return course;
  return { ...course, tariffs: course.tariffs.map((tariff) => tariffOf(tariff, sale)) };
}

function tariffOf(tariff: OfferTariff, sale: Sale): OfferTariff {
  const { opens: _opens, priority, blockedMessage, ...rest } = tariff;
  switch (sale.is) {
    case 'closed':
      return { ...tariff, blockedMessage: sale.why ?? blockedMessage ?? offerCoursesTexts.closedReason };
    case 'open':
      // Nobody is first where it is open to all.
      return rest;
    case 'from': {
      // Members may have read this moment in a mail.
      const staying = priority && priority.from < sale.at ? priority.from : undefined;
      return { ...rest, ...openedFrom(tariff, { moment: sale.at, members: sale.members ?? staying }) };
    }
  }
}
