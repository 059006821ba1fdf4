import type { ReactNode } from 'react';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import type { ItemStanding } from '../state/editedItems.ts';
import styles from './OfferItems.module.css';

const { list: texts } = offerTexts;

export interface ShownItem {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly note: string;
  /** Its standing beside what everybody sees. */
  readonly is: ItemStanding;
}

/** The items of a list; each leads to its forms. */
export function ItemLinks({ items, children }: { items: readonly ShownItem[]; children?: ReactNode }) {
  return (
    <ul className={styles.items}>
      {items.map(({ key, to, title, note, is }) => (
        <li key={key}>
          <Link to={to} className={styles.item ?? ''}>
            <span className={styles.title} dir="auto">
              {title || texts.untitled}
            </span>
            {note && <span className={styles.note}>{note}</span>}
            {is !== 'same' && (
              <Pill tone={is === 'added' ? 'success' : 'info'}>
                {is === 'added' ? texts.isNew : texts.isChanged}
              </Pill>
            )}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
