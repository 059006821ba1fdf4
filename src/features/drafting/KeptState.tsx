import { formatTime } from '#rules/writtenTime.ts';
import { draftingTexts as texts } from '#src/texts/nl/drafting.ts';
import type { DraftState } from './createDraft.ts';
import styles from './KeptState.module.css';

interface KeptStateProps {
  state: Pick<DraftState<unknown>, 'kept' | 'keptAt'>;
  /** Said while nothing differs from what everybody has. */
  same: string;
}

/** Says where the draft is kept, for a bar below the editor. */
export function KeptState({ state: { kept, keptAt }, same }: KeptStateProps) {
  return (
    <p className={styles.kept} role="status">
      {says()}
    </p>
  );
  function says(): string {
    if (kept === 'same') return same;
    if (kept === 'sending') return texts.sending;
    return texts[kept](keptAt === undefined ? '' : formatTime(Math.floor(keptAt / 1000)));
  }
}
