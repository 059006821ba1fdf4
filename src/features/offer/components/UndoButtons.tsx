import { Button } from '#src/components/actions/Button.tsx';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import type { OfferEditing } from '../state/useOfferEditing.ts';
import styles from './UndoButtons.module.css';

/** Takes the last change back, and makes it again. On a phone there is place for their signs only. */
export function UndoButtons({ undo, redo }: Pick<OfferEditing, 'undo' | 'redo'>) {
  return (
    <>
      {undo && (
        <Button aria-label={texts.undoName(undo.what)} onClick={undo.run}>
          <BentArrow />
          <span className={styles.word}>{texts.undo}</span>
        </Button>
      )}
      {redo && (
        <Button aria-label={texts.redoName(redo.what)} onClick={redo.run}>
          <span className={styles.forward}>
            <BentArrow />
          </span>
          <span className={styles.word}>{texts.redo}</span>
        </Button>
      )}
    </>
  );
}

function BentArrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 9h10a5 5 0 0 1 0 10H9M8 5 4 9l4 4" />
    </svg>
  );
}
