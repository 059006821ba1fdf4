import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ClubNumbers } from '#src/api/entities/club/clubNumbers.ts';
import { shortDay } from '../numbersView.ts';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';

interface TrendChartProps {
  label: string;
  weeks: ClubNumbers['weeks'];
  season: ClubNumbers['season'];
}

/** Room for the day of a week below the axis, in pixels. */
const roomForDay = 60;

/** Registrations per week as two lines. The season before is dashed, so that colour alone tells nothing. */
export function TrendChart({ label, weeks, season }: TrendChartProps) {
  const xOf = (width: number) =>
    scaleLinear<number>({ domain: [0, Math.max(1, weeks.length - 1)], range: [0, width] });
  const past = weeks.flatMap(({ now }, week) => (now === null ? [] : [{ week, count: now }]));
  const before = weeks.map(({ before: count }, week) => ({ week, count }));
  return (
    <div>
      <ul className={styles.legend}>
        <li>
          <Swatch className={styles.line} />
          {season.now}
        </li>
        <li>
          <Swatch className={styles.dashed} />
          {season.before}
        </li>
      </ul>
      <Chart
        label={label}
        highest={Math.max(...[...past, ...before].map(({ count }) => count))}
        formatValue={String}
        axisOf={(width) => ({
          scale: xOf(width),
          tickValues: everySoOften(weeks.length, Math.floor(width / roomForDay)),
          tickFormat: (week) => shortDay(weeks[Number(week)]?.day ?? ''),
        })}
      >
        {({ width, y }) => {
          const scale = xOf(width);
          const line = {
            x: ({ week }: { week: number }) => scale(week),
            y: ({ count }: { count: number }) => y(count),
          };
          return (
            <>
              <LinePath className={styles.dashed ?? ''} data={before} {...line} />
              <LinePath className={styles.line ?? ''} data={past} {...line} />
            </>
          );
        }}
      </Chart>
    </div>
  );
}

function Swatch({ className }: { className: string | undefined }) {
  return (
    <svg width="28" height="8" aria-hidden="true" focusable="false">
      <line className={className} x1="0" x2="28" y1="4" y2="4" />
    </svg>
  );
}

/** At most `most` places of a list, at the same distance. */
function everySoOften(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}
