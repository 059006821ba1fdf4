import { formatList } from '#rules/writtenList.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { type CourseSetting, openingFor } from '../tariffDecision.ts';

const texts = coursesTexts.opening;

/** Sentences about the moments from which a person can register, the earliest first; empty where nothing opens later. */
export function openingTexts(course: Course, setting: CourseSetting): readonly string[] {
  const { tariffs } = course;
  const later = tariffs.flatMap((tariff) => {
    const { opens } = openingFor(course, tariff, setting);
    return opens === undefined ? [] : [{ title: tariff.title, opens }];
  });
  const moments = [...Map.groupBy(later, ({ opens }) => opens)].sort(([one], [other]) => one - other);
  return moments.map(([opens, named]) => {
    const moment = texts.moment(formatNamedDay(opens), formatTime(opens));
    return named.length === tariffs.length
      ? texts.all(moment)
      : texts.some(formatList(named.map(({ title }) => `“${title}”`)), moment);
  });
}
