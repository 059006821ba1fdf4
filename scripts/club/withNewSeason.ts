import { seasonName } from '#rules/calendar/seasonOf.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { addSeason, type CopiedCourse } from '#server/club-files/new-season/addSeason.ts';
import type { Terminal } from './terminal.ts';

/** Adds the courses of a season to the file, and says what must be looked at before its import. */
export function withNewSeason(file: ClubFile, season: number, say: Terminal['say']): ClubFile {
  const { file: added, copied } = addSeason(file, season);
  const name = seasonName(season);
  if (copied.length === 0) {
    say(
      `No course to copy: a course needs a lesson in ${seasonName(season - 1)}, and no copy for ${name} yet.`,
    );
    return added;
  }
  say(`${copied.length === 1 ? '1 course' : `${copied.length} courses`} added for ${name}.`);
  const list = (about: string, which: (course: CopiedCourse) => boolean) => {
    const titles = copied.filter(which).map(({ title }) => `“${title}”`);
    if (titles.length > 0) say(`${about}: ${titles.join(', ')}.`);
  };
  list('Look at the days, which are a year later', ({ hasLooseDays }) => hasLooseDays);
  list('Still blocked by a message', ({ isBlocked }) => isBlocked);
  list('On sale as soon as you import it, because it has no opening moment', ({ isOnSale }) => isOnSale);
  say('Look at the prices and the teachers, then check and import the file. It only adds.');
  return added;
}
