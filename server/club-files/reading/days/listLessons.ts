import type { IsoDay } from '#rules/brusselsTime.ts';
import { weeklySessions } from '#rules/calendar/weekly/weeklySessions.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { seriesSessions } from './seriesSessions.ts';

/** Lists the sessions of weekly plans and series, in place of these. */
export function listLessons(file: ClubFile, countsFrom: IsoDay): ClubFile {
  return {
    ...file,
    courses: file.courses.map(({ sessions, weekly, series, ...course }) => ({
      ...course,
      sessions: [
        ...sessions,
        ...weekly.flatMap(weeklySessions),
        ...series.flatMap((one) => seriesSessions(one, countsFrom)),
      ],
      ...{ weekly: [], series: [] },
    })),
  };
}
