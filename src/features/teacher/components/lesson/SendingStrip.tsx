import tones from '#src/components/feedback/tones.module.css';
import { Icon } from '#src/components/icons/Icon.tsx';
import type { SendingState } from '../../view/sendingState.ts';
import styles from './SendingStrip.module.css';

/** Tells in the sticky bar why the list is not with the club yet, and that it is safe. */
export function SendingStrip({ state }: { state: SendingState }) {
  if (state.kind === 'quiet') return null;
  const isRefused = state.kind === 'refused';
  return (
    <p
      className={`${styles.strip} ${isRefused ? tones.danger : tones.warning}`}
      role={isRefused ? 'alert' : 'status'}
    >
      <Icon name={isRefused ? 'error' : 'warning'} />
      <span data-kept-marks>{state.text}</span>
    </p>
  );
}
