import type { ReactNode } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import layout from '#src/components/layout/layout.module.css';
import { offerTexts } from '#src/texts/nl/offer.ts';
import styles from './OfferItems.module.css';

const { list: texts } = offerTexts;

interface ItemHeaderProps {
  title: string;
  back: { readonly to: string; readonly label: string };
  onDuplicate: () => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** The title of one item with what can be done with it. */
export function ItemHeader({ title, back, onDuplicate, onRemove, children }: ItemHeaderProps) {
  return (
    <header className={styles.itemHeader}>
      <Link to={back.to} className={styles.back ?? ''}>
        <Icon name="arrowLeft" size={18} />
        {back.label}
      </Link>
      <h2 dir="auto">{title || texts.untitled}</h2>
      <div className={layout.row1}>
        {children}
        <Button icon="copy" onClick={onDuplicate}>
          {texts.duplicate}
        </Button>
        <Button icon="trash" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </header>
  );
}
