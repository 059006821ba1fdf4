import { cartTexts as texts } from '#src/texts/nl/cart.ts';

export interface HoldView {
  /** `14:59`; '' for a hold of more than an hour, which is told by its end. */
  readonly clock: string;
  readonly urgency: 'long' | 'calm' | 'soon' | 'warning' | 'ended';
  /** Announced once by screen readers; '' when there is nothing to announce. */
  readonly spoken: string;
}

const hour = 60 * 60;
const soonSeconds = 5 * 60;
const warningSeconds = 2 * 60;

/**
 * How the remaining time is shown and announced: long for a place that waits for an answer, calm until five minutes, a warning
 * from two.
 */
export function holdView(seconds: number): HoldView {
  const left = Math.max(0, Math.ceil(seconds));
  if (left > hour) return { clock: '', urgency: 'long', spoken: '' };
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  if (left === 0) return { clock, urgency: 'ended', spoken: texts.hold.ended };
  if (left <= warningSeconds) return { clock, urgency: 'warning', spoken: texts.hold.spoken(2) };
  if (left <= soonSeconds) return { clock, urgency: 'soon', spoken: texts.hold.spoken(5) };
  return { clock, urgency: 'calm', spoken: '' };
}
