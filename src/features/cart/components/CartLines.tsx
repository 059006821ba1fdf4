import { Button } from '../../../components/actions/Button.tsx';
import { Pill } from '../../../components/feedback/Pill.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { VisuallyHidden } from '../../../components/layout/VisuallyHidden.tsx';
import { cartTexts as texts } from '../../../texts/nl/cart.ts';
import type { CartLine } from '../view/cartView.ts';
import styles from './CartContent.module.css';

interface CartLinesProps {
  lines: readonly CartLine[];
  onRemove: (tariff: number) => void;
}

export function CartLines({ lines, onRemove }: CartLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Card as="li" key={line.id}>
          <Line line={line} onRemove={onRemove} />
        </Card>
      ))}
    </ul>
  );
}

function Line({ line: { what, when, price, isQueued, tariff }, onRemove }: LineProps) {
  return (
    <div className={styles.line}>
      <div>
        <h2 className={styles.what}>{what}</h2>
        {when && <p className={styles.detail}>{when}</p>}
        {isQueued && (
          <p className={styles.detail}>
            <Pill>{texts.waitingList}</Pill> {texts.waitingListHint}
          </p>
        )}
      </div>
      <p className={styles.price}>{price}</p>
      {tariff !== undefined && (
        <div className={styles.remove}>
          <Button variant="quiet" icon="trash" onClick={() => onRemove(tariff)}>
            {texts.remove}
            <VisuallyHidden>: {what}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  line: CartLine;
  onRemove: (tariff: number) => void;
}
