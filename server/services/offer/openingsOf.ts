import { fillIn } from '@clubpoort/form-engine/headless';
import { formatList } from '#rules/writtenList.ts';
import { dateOf } from '../../clock.ts';
import { nl } from '../../texts/nl.ts';
import type { Opening } from '../calendar/agendaFile.ts';
import type { OfferedCourse } from './offeredCourse.ts';
import { opensLater } from './tariffState.ts';

interface Openings {
  readonly club: { readonly title: string; readonly url: string };
  readonly now: Date;
  /** Whether a member of the caller's household may register for a tariff before the others. */
  readonly isFirst: (tariffNid: number) => boolean;
}

/** The moments at which people can register for a course, the earliest first: one for the tariffs that open together. */
export function openingsOf(course: OfferedCourse, { club, now, isFirst }: Openings): Opening[] {
  const later = course.tariffs.flatMap((tariff) => {
    const opens = opensLater(course, tariff, now, isFirst(tariff.nid));
    return opens === undefined ? [] : [{ opens, nid: tariff.nid, title: tariff.title }];
  });
  const moments = [...Map.groupBy(later, ({ opens }) => opens)].sort(([one], [other]) => one - other);
  return moments.map(([opens, tariffs]) => {
    // A course that opens at once needs no names of its tariffs.
    const isWhole = tariffs.length === course.tariffs.length;
    const names = formatList(tariffs.map(({ title }) => title));
    return {
      ...{ opensAt: dateOf(opens), tariffNid: tariffs[0]?.nid ?? course.nid },
      path: `/${club.url}/${course.url}`,
      summary: fillIn(isWhole ? nl.tariff.opening : nl.tariff.openingOf, { course: course.title, names }),
      description: club.title,
    };
  });
}
