import { useId, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { draftingTexts } from '#src/texts/nl/drafting.ts';
import type { MergeChoices } from './draft.ts';
import styles from './MergeDialog.module.css';

const { merge: texts } = draftingTexts;

/** Something that both changed in two ways, in words. */
export interface ShownConflict {
  readonly key: string;
  readonly title: string;
  readonly mine: string;
  readonly theirs: string;
  /** The side that is taken without a choice. */
  readonly side: 'mine' | 'theirs';
}

interface MergeDialogProps {
  texts: { readonly title: string; readonly lead: string; readonly nothing: string; readonly done: string };
  conflicts: readonly ShownConflict[];
  onMerge: (choices: MergeChoices) => void;
  onClose: () => void;
}

/** Puts what somebody else published and what is built here together: what both changed is chosen, all else merges. */
export function MergeDialog({ texts: { title, lead, nothing, done }, conflicts, ...on }: MergeDialogProps) {
  const [choices, setChoices] = useState<MergeChoices>({});
  const merge = () => {
    on.onMerge(choices);
    showNotice({ tone: 'success', message: done });
    on.onClose();
  };
  return (
    <Dialog
      open
      onClose={on.onClose}
      title={title}
      footer={
        <>
          <Button onClick={on.onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={merge}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={layout.stack2}>
        <p>{conflicts.length === 0 ? nothing : lead}</p>
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.key}
            conflict={conflict}
            chosen={choices[conflict.key] ?? conflict.side}
            onChoose={(side) => setChoices({ ...choices, [conflict.key]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictProps {
  conflict: ShownConflict;
  chosen: 'mine' | 'theirs';
  onChoose: (side: 'mine' | 'theirs') => void;
}

function Conflict({ conflict, chosen, onChoose }: ConflictProps) {
  const name = useId();
  return (
    <fieldset className={styles.conflict}>
      <legend>{conflict.title}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <ChoiceCard
          key={side}
          type="radio"
          name={name}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          title={texts[side]}
          note={conflict[side]}
        />
      ))}
    </fieldset>
  );
}
