import { Button } from '#src/components/actions/Button.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import styles from './OfferPlanView.module.css';
import type { OfferTick } from './offerTicks.ts';

const texts = offerTexts.publish.ticks;

interface OfferTickListProps {
  ticks: readonly OfferTick[];
  onTick: (key: string, isOn: boolean) => void;
  onAll: (isOn: boolean) => void;
}

/** Asks which changes of a draft go live. */
export function OfferTickList({ ticks, onTick, onAll }: OfferTickListProps) {
  const isAll = ticks.every(({ isTaken }) => isTaken);
  return (
    <fieldset className={styles.group}>
      <legend>{texts.legend}</legend>
      <p>{texts.hint}</p>
      <div>
        <Button onClick={() => onAll(!isAll)}>{isAll ? texts.none : texts.all}</Button>
      </div>
      {ticks.map(({ key, title, note, isTaken }) => (
        <ChoiceCard
          key={key}
          type="checkbox"
          checked={isTaken}
          onChange={(isOn) => onTick(key, isOn)}
          title={title}
          note={note}
        />
      ))}
    </fieldset>
  );
}
