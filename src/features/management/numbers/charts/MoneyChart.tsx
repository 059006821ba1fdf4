import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import { eurosOf } from '#rules/money.ts';
import type { ClubNumbers } from '#src/api/entities/club/clubNumbers.ts';
import { numbersTexts as texts } from '#src/texts/nl/numbers.ts';
import { ageName } from '../numbersView.ts';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';

/** Open money by age, as columns. */
export function MoneyChart({ label, open }: { label: string; open: ClubNumbers['open'] }) {
  const bandOf = (width: number) =>
    scaleBand<string>({ domain: open.map(({ age }) => age), range: [0, width], padding: 0.3 });
  return (
    <div>
      <Chart
        label={label}
        highest={Math.max(...open.map(({ amount }) => eurosOf(amount)))}
        formatValue={(value) => `€ ${value}`}
        axisOf={(width) => ({
          scale: bandOf(width),
          tickFormat: (age) => ageName(String(age), texts.open.shortAges),
        })}
      >
        {({ width, height, y }) => {
          const band = bandOf(width);
          return open.map(({ age, amount }) => (
            <Bar
              key={age}
              className={(age === 'later' ? styles.quiet : styles.filled) ?? ''}
              x={band(age) ?? 0}
              y={y(eurosOf(amount))}
              width={band.bandwidth()}
              height={height - y(eurosOf(amount))}
            />
          ));
        }}
      </Chart>
      <p className={styles.axisName}>{texts.open.axis}</p>
    </div>
  );
}
