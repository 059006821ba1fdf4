import { formatTime, formatWeekdayDay } from '#rules/writtenTime.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { type CartOwner, holdView, useExtendHold, useSecondsUntil } from '#src/features/basket/index.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
import styles from './HoldPanel.module.css';

const texts = cartTexts.hold;

interface HoldPanelProps {
  owner: CartOwner;
  /** End of the hold, in milliseconds of the page's monotonic clock. */
  endsAt: number;
  /** Whether a hold in the cart has expired. */
  hasExpired: boolean;
  extensionsLeft: number;
  /** The end on the clock, in unix seconds. Told instead of a timer where it is hours away. */
  until: { readonly places: number; readonly time: number };
}

/** Shows how long the hold lasts. Announces five minutes, two minutes and the end. */
export function HoldPanel({ owner, endsAt, hasExpired, extensionsLeft, until }: HoldPanelProps) {
  const { clock, urgency, spoken } = holdView(useSecondsUntil(endsAt));
  const isOver = hasExpired || urgency === 'ended';
  // Nobody extends what waits for an answer.
  const isLong = urgency === 'long';
  const { extend, isExtending, wasExtended, problem } = useExtendHold(owner, isOver);
  const said = isOver ? texts.ended : spoken;
  return (
    <section className={styles.panel} data-urgency={isOver ? 'ended' : urgency} aria-label={texts.name}>
      <div className={styles.told}>
        <Icon name={isOver || urgency === 'warning' ? 'warning' : 'clock'} />
        <div className={styles.body}>
          {isOver ? (
            <>
              <p className={styles.title}>{texts.ended}</p>
              <p>{texts.endedHint}</p>
            </>
          ) : isLong ? (
            <p className={styles.title}>
              {texts.until(until.places, formatWeekdayDay(until.time), formatTime(until.time))}
            </p>
          ) : (
            <p role="timer" className={styles.title}>
              {texts.left} <span className={styles.clock}>{clock}</span>
            </p>
          )}
          {!isOver && !isLong && <p className={styles.hint}>{extensionText(extensionsLeft)}</p>}
        </div>
      </div>
      {(isOver || (extensionsLeft > 0 && !isLong)) && (
        <Button busy={isExtending} onClick={extend}>
          {isOver ? texts.again : texts.extend}
        </Button>
      )}
      {problem && (
        <div className={styles.problem}>
          <Notice tone="danger" role="alert" title={texts.failedTitle}>
            {problem}
          </Notice>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said === '' && wasExtended ? texts.extended : said}</span>
      </VisuallyHidden>
    </section>
  );
}

function extensionText(left: number): string {
  return left > 0 ? texts.extendLeft(left) : texts.lastExtended;
}
