import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { previewTexts } from '#src/texts/nl/preview.ts';
import { sectionEditorTexts } from '#src/texts/nl/sectionEditor.ts';
import type { PastedState } from '../state/usePastedSections.ts';
import { hashOfSections } from '../view/sharedSections.ts';
import { CodeEditor } from './CodeEditor.tsx';
import styles from './SectionsEditor.module.css';

/** An editor for the sections as text, which can be changed, replaced by pasting, and shared by a link. */
export function SectionsEditor({ pasted }: { pasted: PastedState }) {
  const [errors, setErrors] = useState(0);
  const { problem } = pasted;
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <p className={styles.label} aria-hidden="true">
          {previewTexts.sent.label}
        </p>
        {errors > 0 && <Pill tone="danger">{sectionEditorTexts.errors(errors)}</Pill>}
        <CopyLink text={pasted.text} />
      </div>
      <CodeEditor
        text={pasted.text}
        label={previewTexts.sent.label}
        hint={previewTexts.sent.hint}
        onChange={pasted.edit}
        onErrors={setErrors}
      />
      <p role="status" className={styles.state} data-wrong={problem !== undefined}>
        {problem === undefined
          ? pasted.isEdited && previewTexts.sent.edited
          : previewTexts.sent.problems[problem]}
      </p>
      <p className={styles.hint}>{previewTexts.sent.hint}</p>
      {pasted.isEdited && (
        <Button icon="arrowLeft" onClick={pasted.restore}>
          {previewTexts.sent.restore}
        </Button>
      )}
    </div>
  );
}

/** Copies a link to this preview that carries the sections as they are now. */
function CopyLink({ text }: { text: string }) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const copy = async () => {
    const link = new URL(window.location.href);
    link.hash = hashOfSections(text);
    const isDone = await navigator.clipboard.writeText(link.href).then(
      () => true,
      () => false,
    );
    setCopied({ text, isDone });
  };
  // A change makes the copied link an older one.
  const state = copied?.text === text ? copied : undefined;
  return (
    <>
      <Button icon="copy" onClick={() => void copy()}>
        {state?.isDone ? previewTexts.linkCopied : previewTexts.copyLink}
      </Button>
      {state?.isDone === false && <p role="status">{previewTexts.linkFailed}</p>}
    </>
  );
}
