import { useId } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { previewTexts } from '#src/texts/nl/preview.ts';
import type { PastedState } from '../state/usePastedSections.ts';
import styles from './SectionsEditor.module.css';

const texts = previewTexts.sent;

/** An editor for the sections as text, which can be changed or replaced by pasting. */
export function SectionsEditor({ pasted }: { pasted: PastedState }) {
  const id = useId();
  const { problem } = pasted;
  return (
    <div className={styles.editor}>
      <label htmlFor={id}>{texts.label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint}
      </p>
      <textarea
        id={id}
        className={styles.text}
        value={pasted.text}
        onChange={(event) => pasted.edit(event.target.value)}
        aria-describedby={`${id}-hint ${id}-state`}
        aria-invalid={problem === undefined ? undefined : true}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
      />
      <p id={`${id}-state`} role="status" className={styles.state} data-wrong={problem !== undefined}>
        {problem === undefined ? pasted.isEdited && texts.edited : texts.problems[problem]}
      </p>
      {pasted.isEdited && (
        <Button icon="arrowLeft" onClick={pasted.restore}>
          {texts.restore}
        </Button>
      )}
    </div>
  );
}
