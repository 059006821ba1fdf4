import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Chart.module.css';

/** Sizes in pixels. */
const height = 220;
const margin = { top: 8, right: 24, bottom: 28, left: 56 };

/** The inner area of a chart, and its scale of values. */
interface Plot {
  readonly width: number;
  readonly height: number;
  readonly y: (value: number) => number;
}

interface ChartProps {
  /** What the chart says, in a sentence. The table behind it has every number. */
  label: string;
  highest: number;
  formatValue: (value: number) => string;
  /** The axis below the area of this width. */
  axisOf: (width: number) => Pick<ComponentProps<typeof AxisBottom>, 'scale' | 'tickValues' | 'tickFormat'>;
  children: (plot: Plot) => ReactNode;
}

/** A chart as wide as its card. Its colours are tokens, set by classes: the policy of the portal allows no style in markup. */
export function Chart({ label, highest, formatValue, axisOf, children }: ChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const inner = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  const scale = scaleLinear<number>({ domain: [0, Math.max(1, highest)], range: [inner.height, 0], nice: 4 });
  return (
    <div ref={parentRef} className={styles.frame}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={height}>
          <g transform={`translate(${margin.left},${margin.top})`}>
            <AxisLeft
              scale={scale}
              numTicks={4}
              tickFormat={(value) => formatValue(Number(value))}
              tickValues={scale.ticks(4).filter(Number.isInteger)}
              axisLineClassName={styles.axis ?? ''}
              tickClassName={styles.tick ?? ''}
              tickLength={4}
              tickLineProps={{ className: styles.axis ?? '' }}
            />
            <AxisBottom
              {...axisOf(inner.width)}
              top={inner.height}
              axisLineClassName={styles.axis ?? ''}
              tickClassName={styles.tick ?? ''}
              tickLength={4}
              tickLineProps={{ className: styles.axis ?? '' }}
            />
            {children({ ...inner, y: (value) => scale(value) })}
          </g>
        </svg>
      )}
    </div>
  );
}
