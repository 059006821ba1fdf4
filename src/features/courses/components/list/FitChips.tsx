import { Chip } from '#src/components/fields/Chip.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { Person } from '../../view/tariffDecision.ts';
import styles from './CourseFilterBar.module.css';

interface FitChipsProps {
  members: readonly Pick<Person, 'uid' | 'firstName'>[];
  /** The uid of the chosen member. */
  chosen: number | undefined;
  onChange: (uid: number | undefined) => void;
}

/** Selects whose courses are shown: one member of the family at a time. */
export function FitChips({ members, chosen, onChange }: FitChipsProps) {
  if (members.length === 0) return null;
  return (
    <fieldset>
      <VisuallyHidden as="legend">{texts.fits}</VisuallyHidden>
      <div className={styles.switches}>
        {members.map(({ uid, firstName }) => (
          <Chip
            key={uid}
            pressed={uid === chosen}
            onToggle={(isPressed) => onChange(isPressed ? uid : undefined)}
          >
            {texts.fitsMember(firstName)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
