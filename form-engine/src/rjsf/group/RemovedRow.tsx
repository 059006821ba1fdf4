import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';

interface RemovedRowProps {
  /** Id of the field of the group. */
  readonly id: string;
  /** The label that the row had. */
  readonly label: string;
  readonly texts: Texts;
  /** Puts the row back. Absent while there is no place for it. */
  readonly onRestore: (() => void) | undefined;
}

/** The place of the row that was removed last, with a button to put it back. */
export function RemovedRow({ id, label, texts, onRestore }: RemovedRowProps) {
  return (
    <li className="cf-note cf-row-removed">
      <span dir="auto">{fillIn(texts.rowRemoved, { label })}</span>
      {onRestore && (
        <button type="button" className="cf-link" id={restoreId(id)} onClick={onRestore}>
          {fillIn(texts.restoreRow, { label })}
        </button>
      )}
    </li>
  );
}

/** The id of the button that puts the removed row back. */
export function restoreId(id: string): string {
  return `${id}-restore`;
}
