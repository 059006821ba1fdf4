import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import type { CartGroup, CartLine } from '#src/features/basket/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import styles from './CartLines.module.css';
import { LineCard } from './LineCard.tsx';
import type { LineActions } from './lineActions.ts';

interface CartLinesProps {
  groups: readonly CartGroup[];
  actions: LineActions;
  /** Whether a heading with the member's name stands above the lines already. */
  isBelowName?: boolean;
}

/** The lines grouped by person, with the person's name above them when there are several people. */
export function CartLines({ groups, actions, isBelowName = false }: CartLinesProps) {
  return (
    <div className={layout.stack3}>
      {groups.map(({ uid, name, lines }) => (
        <section key={uid ?? name} className={styles.group} aria-label={name || undefined}>
          {groups.length > 1 && name && <h2 className={styles.who}>{name}</h2>}
          <Lines lines={lines} actions={actions} isNamed={isBelowName || groups.length > 1} />
        </section>
      ))}
    </div>
  );
}

interface LinesProps {
  lines: readonly CartLine[];
  actions: LineActions;
  isNamed: boolean;
}

function Lines({ lines, actions, isNamed }: LinesProps) {
  return (
    <ul className={layout.stack1}>
      {lines.map((line) => (
        <LineCard key={line.id} line={line} actions={actions} heading={isNamed ? 'h3' : 'h2'} />
      ))}
    </ul>
  );
}

interface RemovedLineProps {
  /** The name of the line; undefined: nothing was removed. */
  name: string | undefined;
  onUndo: () => void;
}

/** Offers to take back the line that was removed last. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  return (
    <div role="status">
      {name !== undefined && (
        <Notice tone="info" actions={<Button onClick={onUndo}>{texts.undo}</Button>}>
          {texts.removed(name)}
        </Notice>
      )}
    </div>
  );
}
