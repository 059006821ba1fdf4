import { isPassing, isRefusedWith } from '#src/api/apiFailure.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { failureText } from '../../failures/index.ts';

/** An attempt to send a list. */
export type Sending = { readonly status: 'sending' } | { readonly status: 'failed'; readonly error: unknown };

/** The state of the sheet towards the server, as the bar below the list shows it. */
export type SendingState =
  | { readonly kind: 'quiet' }
  /** Sends itself once the connection is back. */
  | { readonly kind: 'waiting'; readonly text: string }
  /** Refused: the teacher must act. */
  | { readonly kind: 'refused'; readonly text: string; readonly isConflict: boolean };

interface SheetToSend {
  readonly isOnline: boolean;
  readonly sending: Sending | undefined;
  /** Number of marks that are only on this device. */
  readonly kept: number;
  readonly participants: number;
}

const texts = teacherTexts.session;

export function sendingState({ isOnline, sending, kept, participants }: SheetToSend): SendingState {
  if (sending?.status === 'failed' && !isPassing(sending.error))
    return {
      kind: 'refused',
      text: kept > 0 ? `${failureText(sending.error)} ${texts.kept}` : failureText(sending.error),
      isConflict: isRefusedWith(sending.error, 'conflict'),
    };
  if (kept > 0 && !isOnline) return { kind: 'waiting', text: texts.offline(kept, participants) };
  if (sending?.status !== 'failed') return { kind: 'quiet' };
  return {
    kind: 'waiting',
    text: kept > 0 ? texts.later(kept, participants) : failureText(sending.error),
  };
}
