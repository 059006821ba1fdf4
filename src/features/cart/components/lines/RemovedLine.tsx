import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

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
