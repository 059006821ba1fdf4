import { useId } from 'react';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import layout from '#src/components/layout/layout.module.css';
import type { MemberChoice } from '#src/features/courses/view/enrolment/memberChoices.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from '../Enrolment.module.css';
import { MissingChoice, questionIds } from '../enrolmentQuestions.tsx';

interface MemberPickerProps {
  choices: readonly Pick<MemberChoice, 'uid' | 'name' | 'color' | 'refusal'>[];
  selected: number | undefined;
  onSelect: (uid: number) => void;
}

export function MemberPicker({ choices, selected, onSelect }: MemberPickerProps) {
  const name = useId();
  return (
    <fieldset id={questionIds.member}>
      <legend className={styles.legend}>{texts.who}</legend>
      <MissingChoice of="member" />
      <div className={layout.stack1}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.uid}
            type="radio"
            name={name}
            checked={choice.uid === selected}
            // The selected member stays enabled, even when they can't register, so that the selection stays visible.
            disabled={choice.refusal !== '' && choice.uid !== selected}
            onChange={() => onSelect(choice.uid)}
            lead={<Avatar name={choice.name} color={choice.color} size={28} />}
            title={choice.name}
            note={choice.refusal}
          />
        ))}
      </div>
    </fieldset>
  );
}
