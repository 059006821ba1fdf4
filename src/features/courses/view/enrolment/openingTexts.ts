import { formatList } from '#rules/writtenList.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { isFirst } from '../tariffDecision.ts';

const texts = coursesTexts.opening;

interface WithTariffs {
  readonly tariffs: readonly Pick<Tariff, 'title' | 'opens' | 'priority'>[];
}

/**
 * Sentences about the moments from which a person can register, the earliest first; empty where nothing opens later.
 *
 * @param uid - of the person; undefined for a visitor
 */
export function openingTexts({ tariffs }: WithTariffs, uid: number | undefined): readonly string[] {
  const later = tariffs.flatMap(({ title, opens: forAll, priority }) => {
    const opens = isFirst({ priority }, uid) ? priority?.opens : forAll;
    return opens === undefined ? [] : [{ title, opens }];
  });
  const moments = [...Map.groupBy(later, ({ opens }) => opens)].sort(([one], [other]) => one - other);
  return moments.map(([opens, named]) => {
    const moment = texts.moment(formatNamedDay(opens), formatTime(opens));
    return named.length === tariffs.length
      ? texts.all(moment)
      : texts.some(formatList(named.map(({ title }) => `“${title}”`)), moment);
  });
}
