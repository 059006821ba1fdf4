import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import type { ServiceChoice } from '#src/features/courses/view/enrolment/serviceChoices.ts';
import { toggled } from '#src/features/courses/view/enrolment/toggled.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from '../Enrolment.module.css';

interface ServicePickerProps {
  services: readonly ServiceChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Selects the services of a tariff. */
export function ServicePicker({ services, chosen, onChange }: ServicePickerProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.services}</legend>
      <p className={styles.hint}>{texts.servicesHint}</p>
      <div className={styles.choices}>
        {services.map(({ id, title, note, price, isSoldOut }) => (
          <ChoiceCard
            key={id}
            type="checkbox"
            checked={chosen.includes(id) && !isSoldOut}
            disabled={isSoldOut}
            onChange={(isChosen) => onChange(toggled(chosen, id, isChosen))}
            title={title}
            note={note}
            aside={price}
          />
        ))}
      </div>
    </fieldset>
  );
}
