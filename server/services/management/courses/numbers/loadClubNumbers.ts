import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { seasonName, seasonOf, seasonStart } from '#rules/calendar/seasonOf.ts';
import { trendOf, trendSeason } from '#rules/season/trendOf.ts';
import type { ClubNumbers } from '#schemas/entities/club/clubNumbers.ts';
import { dateOf, todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { countRegistered } from './countRegistered.ts';
import { loadCourseNumbers } from './loadCourseNumbers.ts';
import { loadOpenMoney } from './loadOpenMoney.ts';

/** A club at a glance, in ten statements for any number of courses. */
export async function loadClubNumbers(
  context: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<ClubNumbers> {
  const today = todayOf(context.clock);
  const since = dateOf(instantInBrussels(seasonStart(seasonOf(today))));
  const season = trendSeason(today);
  return {
    courses: await loadCourseNumbers(context, { clubNid, since }),
    season: { now: seasonName(season), before: seasonName(season - 1) },
    weeks: trendOf(await countRegistered(context.db, { clubNid, season }), today),
    open: await loadOpenMoney(context.db, clubNid, today),
  };
}
