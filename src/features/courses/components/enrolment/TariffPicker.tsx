import { useId } from 'react';
import { Pill } from '../../../../components/feedback/Pill.tsx';
import { VisuallyHidden } from '../../../../components/layout/VisuallyHidden.tsx';
import { coursesTexts as texts } from '../../../../texts/nl/courses.ts';
import type { TariffCard } from '../../view/tariffCards.ts';
import styles from './Enrolment.module.css';
import { questionIds } from './enrolmentQuestions.ts';

interface TariffPickerProps {
  cards: readonly TariffCard[];
  chosen: number | undefined;
  /** The tariffs that are in the cart already. */
  inCart: readonly number[];
  onChoose: (tariff: number) => void;
}

export function TariffPicker({ cards, chosen, inCart, onChoose }: TariffPickerProps) {
  const name = useId();
  return (
    <fieldset id={questionIds.tariff}>
      <legend className={styles.legend}>{cards.length === 1 ? texts.tariffsOne : texts.tariffs}</legend>
      <div className={styles.choices}>
        {cards.map((card) => (
          <label key={card.nid} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={card.nid === chosen && card.may !== 'not'}
              disabled={card.may === 'not'}
              onChange={() => onChoose(card.nid)}
            />
            <span className={styles.body}>
              <span className={styles.name}>{card.title}</span>
              {card.note && <span className={styles.note}>{card.note}</span>}
              <span className={styles.pills}>
                {card.isTrial && <Pill tone="info">{texts.trial}</Pill>}
                {card.availability && <Pill tone={card.availability.tone}>{card.availability.text}</Pill>}
                {inCart.includes(card.nid) && (
                  <Pill tone="success" icon="check">
                    {texts.inCart}
                  </Pill>
                )}
              </span>
            </span>
            <TariffPrice card={card} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TariffPrice({ card }: { card: TariffCard }) {
  return (
    <span className={styles.price}>
      {card.fullPrice && (
        <s>
          <VisuallyHidden>{texts.insteadOf} </VisuallyHidden>
          {card.fullPrice}
        </s>
      )}
      <span>{card.price}</span>
    </span>
  );
}
