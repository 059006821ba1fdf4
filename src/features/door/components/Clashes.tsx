import { formatTime } from '#rules/writtenTime.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { doorTexts } from '#src/texts/nl/door.ts';
import { clashesIn, type DoorBook, type Use } from '../view/doorBook.ts';
import styles from './Door.module.css';

const texts = doorTexts.clashes;

/** Tickets that two devices admitted, because one of them had no connection. */
export function Clashes({ book }: { book: DoorBook }) {
  const clashes = clashesIn(book);
  if (clashes.length === 0) return null;
  return (
    <Notice tone="warning" role="status" title={texts.title}>
      <p>{texts.lead}</p>
      <ul className={styles.clashes}>
        {clashes.map(({ ticket, uses }) => (
          <li key={ticket.id}>
            <strong dir="auto">{ticket.name}</strong>
            <ul>
              {uses.map((use) => (
                <li key={`${use.at} ${use.device}`}>{texts.at(formatTime(use.at), whoOf(use))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function whoOf({ device, by }: Use): string {
  return device === undefined ? texts.thisDevice : by;
}
