import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { seasonName } from '#rules/calendar/seasonOf.ts';
import { formatEuros } from '#rules/money.ts';
import { readId } from '#rules/readId.ts';
import { get } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { parseSeasonNumbers, type SeasonNumbers } from '#src/api/entities/desk/courseList.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { seasonTexts as texts } from '#src/texts/nl/season.ts';
import styles from './SeasonSection.module.css';

/** The numbers of each course of a season, as a table with its sums. */
export function SeasonSection({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const wanted = readId(query.get('seizoen') ?? undefined);
  const numbers = useQuery({
    queryKey: ['management', club.nid, 'season', wanted],
    queryFn: async ({ signal }) => {
      const request = { club: club.nid, ...(wanted !== undefined && { season: wanted }) };
      return parseSeasonNumbers((await get('get_season_numbers', request, { signal })).result);
    },
    staleTime: 0,
  });
  return (
    <Section id="seizoen" title={texts.title} lead={<Detail>{texts.lead}</Detail>}>
      <Loaded query={numbers} loading={<LoadingCards label={texts.loading} count={3} />}>
        {(found) => (
          <>
            {found.seasons.length > 1 && (
              <SelectField
                label={texts.season}
                options={found.seasons.map((one) => ({ value: String(one), label: seasonName(one) }))}
                value={String(found.season)}
                onChange={(season) => write({ seizoen: season })}
              />
            )}
            {found.courses.length === 0 ? (
              <EmptyState title={texts.none} icon="course">
                {texts.noneHint}
              </EmptyState>
            ) : (
              <NumbersTable numbers={found} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

type Course = SeasonNumbers['courses'][number];

const counted = ['enrolled', 'stopped', 'waiting'] as const;
const amounts = ['charged', 'credited', 'paid', 'open'] as const;

function NumbersTable({ numbers: { season, courses } }: { numbers: SeasonNumbers }) {
  const sum = (name: (typeof counted)[number] | (typeof amounts)[number]) =>
    courses.reduce((all, course) => all + course[name], 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the wide table
    <section className={styles.wide} tabIndex={0} aria-label={texts.caption(seasonName(season))}>
      <table className={styles.table}>
        <caption>{texts.caption(seasonName(season))}</caption>
        <thead>
          <tr>
            {Object.values(texts.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <CourseRow key={course.nid} course={course} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {counted.map((name) => (
              <td key={name}>{sum(name)}</td>
            ))}
            <td />
            {amounts.map((name) => (
              <td key={name}>{formatEuros(sum(name))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function CourseRow({ course }: { course: Course }) {
  return (
    <tr>
      <th scope="row" dir="auto">
        {course.title}
      </th>
      {counted.map((name) => (
        <td key={name}>{course[name]}</td>
      ))}
      <td>{texts.percent(course.attendance)}</td>
      {amounts.map((name) => (
        <td key={name}>{formatEuros(course[name])}</td>
      ))}
    </tr>
  );
}
