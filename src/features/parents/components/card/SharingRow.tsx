import { useState } from 'react';
import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Sharing } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { EndSharingDialog } from './EndSharingDialog.tsx';
import styles from './Parents.module.css';
import { RemoveParentDialog, type RemoveTexts } from './RemoveParentDialog.tsx';

const texts = parentsTexts.sharing;

interface SharingRowProps {
  sharing: Sharing;
  /** Called when it ended. */
  onChanged: () => void;
}

/** Children of two households, with the parent of the other one. */
export function SharingRow({ sharing, onChanged }: SharingRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { direction, name, mail, since, removableUntil, canLeave } = sharing;
  const children = formatList(sharing.children.map((child) => child.name));
  const close = () => setAsking(false);
  return (
    <li>
      <p className={styles.person} dir="auto">
        {name}
      </p>
      {direction === 'given' && (
        <Detail>
          <span className={styles.mail}>{mail}</span>
        </Detail>
      )}
      <Detail dir="auto">{texts[direction](children, formatDay(since))}</Detail>
      {removableUntil !== null && (
        <Detail dir="auto">
          {parentsTexts.card.undoUntil(name, formatDay(removableUntil), formatTime(removableUntil))}
        </Detail>
      )}
      {(removableUntil !== null || canLeave) && (
        <div className={styles.actions}>
          <Button aria-label={texts.endOf(children, name)} onClick={() => setAsking(true)}>
            {texts.end}
          </Button>
        </div>
      )}
      {isAsking &&
        (canLeave ? (
          <EndSharingDialog sharing={sharing} onClose={close} onEnded={onChanged} />
        ) : (
          <RemoveParentDialog
            uid={sharing.uid}
            texts={removeTexts(children, name)}
            onClose={close}
            onRemoved={onChanged}
          />
        ))}
    </li>
  );
}

function removeTexts(children: string, name: string): RemoveTexts {
  const { title, text, again, keep, done } = texts.remove;
  const question = { title: title(children, name), lines: [text(children, name), again(name)] };
  return { ...question, keep, action: texts.end, done: done(children, name) };
}
