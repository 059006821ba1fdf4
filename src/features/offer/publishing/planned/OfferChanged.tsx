import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';

const texts = offerPlannedTexts.changed;

interface OfferChangedProps {
  /** The sentence of `useOfferVersion`; undefined where nothing is new. */
  changed: string | undefined;
  /** Takes over what is new: reads the offer again, and merges what is typed here. */
  onTake: () => void;
}

/** Tells that another manager published while this offer is open. */
export function OfferChanged({ changed, onTake }: OfferChangedProps) {
  return (
    <div role="status">
      {changed !== undefined && (
        <Notice tone="info" title={changed} actions={<Button onClick={onTake}>{texts.take}</Button>}>
          {texts.hint}
        </Notice>
      )}
    </div>
  );
}
