import { seasonName } from '#rules/calendar/seasonOf.ts';
import type { CopiedCourse } from '#rules/season/nextSeason.ts';
import { formatList } from '#rules/writtenList.ts';
import { offerSeasonTexts } from '#src/texts/nl/offerSeason.ts';
import styles from './SeasonDialog.module.css';
import { CheckList } from './SeasonTable.tsx';
import type { SeasonRow } from './seasonRows.ts';

const texts = offerSeasonTexts.take;

interface TakeOverStepProps {
  chosen: readonly CopiedCourse[];
  rows: readonly SeasonRow[];
  season: number;
}

/** Says what comes out before it is taken over. */
export function TakeOverStep({ chosen, rows, season }: TakeOverStepProps) {
  const lessons = chosen.reduce((sum, { course }) => sum + course.sessions.length, 0);
  const unsure = rows.filter(({ checks }) => checks.length > 0);
  return (
    <>
      <p className={styles.made}>{texts.made(whatIsTaken(chosen), seasonName(season), lessons)}</p>
      <p>{texts.kept}</p>
      <p>{texts.concept}</p>
      {unsure.length > 0 && (
        <>
          <p>{texts.toCheck}</p>
          <ul className={styles.unsure}>
            {unsure.map(({ url, title, checks }) => (
              <li key={url}>
                <h4 dir="auto">{title}</h4>
                <CheckList checks={checks} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** `12 cursussen en 2 activiteiten` */
export function whatIsTaken(copied: readonly CopiedCourse[]): string {
  const activities = copied.filter(({ source }) => source.type === 'activity').length;
  const courses = copied.length - activities;
  return formatList([
    ...(courses > 0 || activities === 0 ? [texts.courses(courses)] : []),
    ...(activities > 0 ? [texts.activities(activities)] : []),
  ]);
}
