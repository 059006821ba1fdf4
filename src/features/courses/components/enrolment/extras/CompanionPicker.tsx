import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import layout from '#src/components/layout/layout.module.css';
import { toggled } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';
import type { MemberChoice } from '#src/features/courses/view/enrolment/memberChoices.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from '../Enrolment.module.css';
import { MissingChoice, questionIds } from '../enrolmentQuestions.tsx';

interface CompanionPickerProps {
  /** The whole family except the person who registers. */
  others: readonly MemberChoice[];
  /** The number of companions that the tariff requires. */
  count: number;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** The path to come back to after adding a family member. */
  here: string;
}

/** Selects the companions. Once enough are selected, another can be selected only after one is deselected. */
export function CompanionPicker({ others, count, chosen, onChange, here }: CompanionPickerProps) {
  const able = others.filter(({ refusal }) => refusal === '');
  const along = able.filter(({ uid }) => chosen.includes(uid)).slice(0, count);
  const isIn = (uid: number) => along.some((one) => one.uid === uid);
  const choose = (uid: number, isChosen: boolean) => {
    const others = along.map((one) => one.uid);
    // A single companion is replaced, like a radio option.
    onChange(count === 1 && isChosen ? [uid] : toggled(others, uid, isChosen));
  };
  return (
    <fieldset id={questionIds.companions}>
      <legend className={styles.legend}>{texts.companions(count)}</legend>
      <MissingChoice of="companions" />
      {able.length < count && (
        <div className={styles.tooFew}>
          <p>{texts.tooFewCompanions}</p>
          <ButtonLink to={hrefs.addFamilyMember(here)} icon="plus">
            {texts.addFamilyMember}
          </ButtonLink>
        </div>
      )}
      <div className={layout.stack1}>
        {others.map(({ uid, name, color, refusal }) => (
          <ChoiceCard
            key={uid}
            type="checkbox"
            checked={isIn(uid)}
            disabled={refusal !== '' || (count > 1 && along.length === count && !isIn(uid))}
            onChange={(isChosen) => choose(uid, isChosen)}
            lead={<Avatar name={name} color={color} size={28} />}
            title={name}
            note={refusal}
          />
        ))}
      </div>
    </fieldset>
  );
}
