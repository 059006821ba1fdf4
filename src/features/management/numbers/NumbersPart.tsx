import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { type ClubNumbers, parseClubNumbers } from '#src/api/entities/club/clubNumbers.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { numbersTexts as texts } from '#src/texts/nl/numbers.ts';
import { BarRows } from './BarRows.tsx';
import styles from './Numbers.module.css';
import { NumbersTable } from './NumbersTable.tsx';
import {
  ageName,
  attendanceOfAll,
  attendanceRows,
  openSums,
  placesRows,
  shortDay,
  trendSums,
} from './numbersView.ts';

const SeasonSection = lazyPart(async () => (await import('./SeasonSection.tsx')).SeasonSection);
// The tables are there before the charts: their library is loaded beside them.
const TrendChart = lazyPart(async () => (await import('./charts/TrendChart.tsx')).TrendChart);
const MoneyChart = lazyPart(async () => (await import('./charts/MoneyChart.tsx')).MoneyChart);

/** The numbers of a club, fetched again whenever the part opens. */
function numbersQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'numbers'],
    queryFn: resultOf('get_club_numbers', { club }, parseClubNumbers),
    staleTime: 0,
  });
}

/** A club at a glance: small charts, each with its table, and the courses of one season. */
export function NumbersPart({ club }: { club: Club }) {
  const query = useQuery(numbersQuery(club.nid));
  return (
    <Sections>
      <div>
        <PageHeader title={texts.title} lead={texts.lead} />
        <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
          {(numbers) => (
            <div className={styles.cards}>
              <Trend numbers={numbers} />
              <OpenMoney open={numbers.open} />
              <Places club={club} courses={numbers.courses} />
              <Attendance club={club} courses={numbers.courses} />
            </div>
          )}
        </Loaded>
      </div>
      <Suspense fallback={<LoadingCards label={texts.loading} />}>
        <SeasonSection club={club} />
      </Suspense>
    </Sections>
  );
}

function NumbersCard({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.card}>
        <h2 id={id}>{title}</h2>
        <Detail>{lead}</Detail>
        {children}
      </div>
    </Card>
  );
}

function Trend({ numbers: { weeks, season } }: { numbers: ClubNumbers }) {
  if (weeks.length === 0) return <NumbersCard title={texts.trend.title} lead={texts.trend.none} />;
  const sums = trendSums(weeks);
  const summary = texts.trend.summary(season.now, sums.now, sums.before);
  return (
    <NumbersCard title={texts.trend.title} lead={summary}>
      <Suspense fallback={<div className={styles.awaited} />}>
        <TrendChart label={`${texts.trend.title}. ${summary}`} weeks={weeks} season={season} />
      </Suspense>
      <NumbersTable
        caption={texts.trend.title}
        columns={[texts.trend.week, season.now, season.before]}
        rows={weeks.map(({ day, now, before }) => [
          shortDay(day),
          now === null ? texts.trend.to : String(now),
          String(before),
        ])}
      />
    </NumbersCard>
  );
}

function OpenMoney({ open }: { open: ClubNumbers['open'] }) {
  const sums = openSums(open);
  if (sums === undefined) return <NumbersCard title={texts.open.title} lead={texts.open.none} />;
  const summary = texts.open.summary(sums.all, sums.overdue);
  return (
    <NumbersCard title={texts.open.title} lead={summary}>
      <Suspense fallback={<div className={styles.awaited} />}>
        <MoneyChart label={`${texts.open.title}. ${summary}`} open={open} />
      </Suspense>
      <NumbersTable
        caption={texts.open.title}
        columns={[texts.open.age, texts.open.amount, texts.open.invoices]}
        rows={open.map(({ age, amount, invoices }) => [
          ageName(age, texts.open.ages),
          formatEuros(amount),
          String(invoices),
        ])}
      />
    </NumbersCard>
  );
}

interface CoursesProps {
  club: Club;
  courses: ClubNumbers['courses'];
}

function Places({ club, courses }: CoursesProps) {
  const rows = placesRows(courses);
  const { title, lead, none, taken, capacity, share } = texts.places;
  if (rows.length === 0) return <NumbersCard title={title} lead={none} />;
  return (
    <NumbersCard title={title} lead={lead}>
      <BarRows club={club} caption={title} columns={[taken, capacity, share]} rows={rows} />
    </NumbersCard>
  );
}

function Attendance({ club, courses }: CoursesProps) {
  const rows = attendanceRows(courses);
  const all = attendanceOfAll(courses);
  const { title, lead, none, summary, present, noted, share } = texts.attendance;
  if (all === undefined) return <NumbersCard title={title} lead={none} />;
  return (
    <NumbersCard title={title} lead={`${summary(all)} ${lead}`}>
      <BarRows club={club} caption={title} columns={[present, noted, share]} rows={rows} />
    </NumbersCard>
  );
}
