import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { previewTexts } from '#src/texts/nl/preview.ts';
import { sectionEditorTexts } from '#src/texts/nl/sectionEditor.ts';
import type { PastedState } from '../state/usePastedSections.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { CopyLink } from './choices/CopyLink.tsx';
import styles from './SectionsEditor.module.css';

const texts = previewTexts.sent;

/** An editor for the sections as text, which can be changed, replaced by pasting, and shared by a link. */
export function SectionsEditor({ pasted }: { pasted: PastedState }) {
  const [errors, setErrors] = useState(0);
  const { problem } = pasted;
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <p className={styles.label} aria-hidden="true">
          {texts.label}
        </p>
        {errors > 0 && <Pill tone="danger">{sectionEditorTexts.errors(errors)}</Pill>}
        <CopyLink text={pasted.text} />
      </div>
      <CodeEditor
        text={pasted.text}
        label={texts.label}
        hint={texts.hint}
        onChange={pasted.edit}
        onErrors={setErrors}
      />
      <p role="status" className={styles.state} data-wrong={problem !== undefined}>
        {problem === undefined ? pasted.isEdited && texts.edited : texts.problems[problem]}
      </p>
      <p className={styles.hint}>{texts.hint}</p>
      {pasted.isEdited && (
        <Button icon="arrowLeft" onClick={pasted.restore}>
          {texts.restore}
        </Button>
      )}
    </div>
  );
}
