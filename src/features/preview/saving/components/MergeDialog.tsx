import { type MergeConflict, type MergeSide, mergeSections } from '@clubpoort/form-engine/builder/headless';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { useId, useMemo, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { formSavingTexts } from '#src/texts/nl/formSaving.ts';
import type { BuiltDraft } from '../state/builtDraft.ts';
import styles from './FormEditorScreen.module.css';

const texts = formSavingTexts.merge;

interface MergeDialogProps {
  draft: BuiltDraft;
  /** The form that somebody else saved. */
  theirs: readonly WireSection[];
  onMerge: (choices: Readonly<Record<string, MergeSide>>) => void;
  onClose: () => void;
}

/** Puts what somebody else saved and what is built here together: a question that both changed is chosen, all others merge. */
export function MergeDialog({ draft, theirs, onMerge, onClose }: MergeDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, MergeSide>>>({});
  const { conflicts } = useMemo(
    () => mergeSections({ base: draft.base, mine: draft.sections, theirs }),
    [draft, theirs],
  );
  const merge = () => {
    onMerge(choices);
    showNotice({ tone: 'success', message: texts.done });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={merge}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={layout.stack2}>
        <p>{conflicts.length === 0 ? texts.nothing : texts.lead}</p>
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.key}
            conflict={conflict}
            chosen={choices[conflict.key] ?? (conflict.mine ? 'mine' : 'theirs')}
            onChoose={(side) => setChoices({ ...choices, [conflict.key]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictProps {
  conflict: MergeConflict;
  chosen: MergeSide;
  onChoose: (side: MergeSide) => void;
}

function Conflict({ conflict, chosen, onChoose }: ConflictProps) {
  const name = useId();
  const { base, mine, theirs } = conflict;
  const title = textOf(base ?? mine ?? theirs);
  const isSame = textOf(mine) === textOf(theirs);
  const says = (part: MergeConflict['mine']) => {
    if (!part) return texts.removed;
    return isSame ? texts.otherwise : textOf(part);
  };
  return (
    <fieldset className={styles.conflict}>
      <legend>{conflict.key.startsWith('section ') ? texts.section(title) : title}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <ChoiceCard
          key={side}
          type="radio"
          name={name}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          title={texts[side]}
          note={says(conflict[side])}
        />
      ))}
    </fieldset>
  );
}

/** The title of a section or the text of a question, in its first language. */
function textOf(part: MergeConflict['mine']): string {
  if (!part) return '';
  const text = 'qid' in part ? part.question : 'title' in part ? part.title : '';
  return typeof text === 'string' ? text : String(Object.values(text ?? {})[0] ?? '');
}
