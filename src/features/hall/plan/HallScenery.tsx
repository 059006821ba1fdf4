import { formatEuros } from '#rules/money.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import type { Hall, HallStand } from '../view/hall.ts';
import styles from './HallPlan.module.css';

/** The drawing around the seats. It is hidden from screen readers, because the label of each row has the same information. */
export function HallScenery({ hall: { stands, width } }: { hall: Hall }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g aria-hidden="true">
      <path
        className={styles.stage}
        d={`M${width * 11} 8H${width * 33}L${width * 36} 52Q${width * 22} 72 ${width * 8} 52Z`}
      />
      <text className={styles.stageName} x={width * 22} y={40}>
        {texts.stage}
      </text>
      {stands.map((part) => (
        <StandScenery key={part.stand.nid} part={part} width={width} />
      ))}
    </g>
  );
}

interface StandSceneryProps {
  part: HallStand;
  /** The width of the hall, in seats. */
  width: number;
}

function StandScenery({ part: { stand, top, rows }, width }: StandSceneryProps) {
  return (
    <>
      <text className={styles.standName} x={width * 22} y={top * 44 + 26}>
        {stand.title}
        {stand.surcharge > 0 && (
          <tspan className={styles.surcharge}> {texts.surcharge(formatEuros(stand.surcharge))}</tspan>
        )}
      </text>
      {rows.map(({ row, seats, top: line }) => (
        <text key={row} className={styles.rowName} x={((seats[0]?.left ?? 1) - 0.5) * 44} y={line * 44 + 27}>
          {row}
        </text>
      ))}
      {stand.kind === 'standing' && (
        <>
          <rect
            className={styles.standing}
            x={44}
            y={(top + 0.9) * 44}
            width={(width - 2) * 44}
            height={1.4 * 44}
            rx={12}
          />
          <text className={styles.standingCount} x={width * 22} y={(top + 1.6) * 44 + 5}>
            {stand.free === 0 ? texts.full : texts.free(stand.free)}
          </text>
        </>
      )}
    </>
  );
}
