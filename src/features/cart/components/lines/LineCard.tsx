import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { QuantityField } from '#src/components/fields/QuantityField.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import type { CartLine } from '#src/features/basket/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import styles from './CartLines.module.css';
import type { LineActions } from './lineActions.ts';

interface LineCardProps {
  line: CartLine;
  actions: LineActions;
  heading: 'h2' | 'h3';
}

/** Maximum quantity of one product in an order. */
const maxPieces = 99;

export function LineCard({ line, actions, heading: Heading }: LineCardProps) {
  const { what, quantity, parts } = line;
  return (
    <Card as="li">
      <div className={styles.line}>
        <div>
          <Heading className={styles.what}>{what}</Heading>
          <LineFacts line={line} />
        </div>
        <LinePrice line={line} />
        {parts.length > 0 && (
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part.id} className={styles.part}>
                <span>{part.what}</span>
                <LinePrice line={part} />
                <RemoveButton line={part} actions={actions} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          {quantity && (
            <QuantityField
              label={texts.quantity}
              value={quantity.value}
              max={maxPieces}
              onChange={(wanted) => actions.change(quantity.change(wanted))}
            />
          )}
          <RemoveButton line={line} actions={actions} />
        </div>
      </div>
    </Card>
  );
}

function LineFacts({ line }: { line: CartLine }) {
  const { when, where, place, reductions, isQueued, isExpired, backorder, sentences } = line;
  return (
    <>
      {when && <p className={styles.detail}>{when}</p>}
      {where && <p className={styles.detail}>{where}</p>}
      {place && <p className={styles.detail}>{place}</p>}
      {reductions.map((reduction) => (
        <p key={reduction} className={styles.detail}>
          {reduction}
        </p>
      ))}
      {backorder && (
        <p className={styles.detail}>
          <Icon name="clock" size={16} /> {backorder}
        </p>
      )}
      {isExpired && (
        <p className={styles.detail}>
          <Pill tone="warning" icon="warning">
            {texts.expired}
          </Pill>
        </p>
      )}
      {isQueued && (
        <p className={styles.detail}>
          <Pill>{texts.waitingList}</Pill> {texts.waitingListHint}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          <Icon name="info" size={16} /> {sentence}
        </p>
      ))}
    </>
  );
}

function LinePrice({ line: { price, fullPrice } }: { line: CartLine }) {
  return (
    <p className={styles.price}>
      {fullPrice && (
        <s>
          <VisuallyHidden>{texts.insteadOf} </VisuallyHidden>
          {fullPrice}
        </s>
      )}
      <span>{price}</span>
    </p>
  );
}

function RemoveButton({ line, actions }: { line: CartLine; actions: LineActions }) {
  if (!line.remove) return null;
  return (
    <div className={styles.remove}>
      <Button variant="quiet" icon="trash" onClick={() => actions.remove(line)}>
        {texts.remove}
        <VisuallyHidden>: {line.name}</VisuallyHidden>
      </Button>
    </div>
  );
}
