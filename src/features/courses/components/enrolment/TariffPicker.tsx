import { useId } from 'react';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { TariffCard } from '../../view/enrolment/tariffCards.ts';
import styles from './Enrolment.module.css';
import { MissingChoice, questionIds } from './enrolmentQuestions.tsx';

interface TariffPickerProps {
  cards: readonly TariffCard[];
  chosen: number | undefined;
  /** The tariffs that are already in the cart. */
  inCart: readonly number[];
  onChoose: (tariff: number) => void;
}

export function TariffPicker({ cards, chosen, inCart, onChoose }: TariffPickerProps) {
  const name = useId();
  return (
    <fieldset id={questionIds.tariff}>
      <legend className={styles.legend}>{cards.length === 1 ? texts.tariffsOne : texts.tariffs}</legend>
      <MissingChoice of="tariff" />
      <div className={layout.stack1}>
        {cards.map((card) => (
          <ChoiceCard
            key={card.nid}
            type="radio"
            name={name}
            checked={card.nid === chosen && card.may !== 'not'}
            disabled={card.may === 'not'}
            onChange={() => onChoose(card.nid)}
            aside={<TariffPrice card={card} />}
            title={card.title}
            note={card.note}
          >
            <TariffTerms card={card} isInCart={inCart.includes(card.nid)} />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

interface TariffTermsProps {
  card: TariffCard;
  isInCart?: boolean;
}

/** The lines below the title of a tariff: how it is paid, and whether there is room. */
export function TariffTerms({ card, isInCart = false }: TariffTermsProps) {
  return (
    <>
      {card.earlyPrice && <span className={styles.term}>{card.earlyPrice}</span>}
      {card.terms.map((term) => (
        <span key={term} className={styles.term}>
          {term}
        </span>
      ))}
      <span className={styles.pills}>
        {card.isTrial && <Pill tone="info">{texts.trial}</Pill>}
        {card.availability && <Pill tone={card.availability.tone}>{card.availability.text}</Pill>}
        {isInCart && (
          <Pill tone="success" icon="check">
            {texts.inCart}
          </Pill>
        )}
      </span>
    </>
  );
}

/** The price, after the price before discount. */
export function TariffPrice({ card }: { card: Pick<TariffCard, 'price' | 'fullPrice'> }) {
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
