import { useState } from 'react';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Parent } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import styles from './Parents.module.css';
import { RemoveParentDialog, type RemoveTexts } from './RemoveParentDialog.tsx';

const texts = parentsTexts.card;

function removeTexts(name: string): RemoveTexts {
  const { title, text, again, keep, action, done } = parentsTexts.remove;
  const question = { title: title(name), lines: [text(name), again(name)] };
  return { ...question, keep: keep(name), action: action(name), done: done(name) };
}

interface ParentRowProps {
  parent: Parent;
  isOwn: boolean;
  /** Called when the parent is removed. */
  onChanged: () => void;
}

export function ParentRow({ parent, isOwn, onChanged }: ParentRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { name, mail, since, removableUntil } = parent;
  return (
    <li>
      <p className={styles.person} dir="auto">
        {name} {isOwn && <Pill>{texts.you}</Pill>}
      </p>
      <Detail>
        <span className={styles.mail}>{mail}</span>
      </Detail>
      {since !== null && <Detail>{texts.since(formatDay(since))}</Detail>}
      {removableUntil !== null && (
        <>
          <Detail dir="auto">
            {texts.undoUntil(name, formatDay(removableUntil), formatTime(removableUntil))}
          </Detail>
          <div className={styles.actions}>
            <Button aria-label={texts.undoOf(name)} onClick={() => setAsking(true)}>
              {texts.undo}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <RemoveParentDialog
          uid={parent.uid}
          texts={removeTexts(name)}
          onClose={() => setAsking(false)}
          onRemoved={onChanged}
        />
      )}
    </li>
  );
}
