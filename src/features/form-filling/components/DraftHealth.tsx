import { useStore } from 'zustand';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';
import { choosePrivate, draftPlaces } from '../state/drafts/browserDrafts.ts';
import type { FollowedDraft } from '../state/drafts/draftSync.ts';
import styles from './DraftHealth.module.css';

/** Says where answers about health are kept, and lets the person choose. Draws nothing where the form has no such question. */
export function DraftHealth({ draft }: { draft: FollowedDraft }) {
  const takesPrivate = useStore(draftPlaces, (state) => state.takesPrivate);
  if (draft.privateKeys.size === 0) return null;
  return (
    <div className={styles.health}>
      <p>{takesPrivate ? texts.healthInAccount : texts.healthOnDevice}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={takesPrivate}
          onChange={(event) => choosePrivate(draft, event.target.checked)}
        />
        <span>{texts.keepHealth}</span>
      </label>
    </div>
  );
}
