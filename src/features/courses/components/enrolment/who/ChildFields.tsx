import { useAfterPress } from '@clubpoort/form-engine';
import { nl, rules } from '@clubpoort/form-engine/headless';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import type { ChildProblem, ChildProblems, NewChild } from '#src/features/courses/view/enrolment/newChild.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { questionIds } from '../enrolmentQuestions.tsx';
import styles from './ChildFields.module.css';

interface ChildFieldsProps {
  child: NewChild;
  problems: ChildProblems;
  onChange: (part: Partial<NewChild>) => void;
  onClose: () => void;
  /** A visitor isn't asked for the surname: the account fills it in. */
  hasSurname: boolean;
  /** Whether missing fields show a problem even when they were not touched. */
  isAsked: boolean;
  /** Says whether the child fits the course. */
  children: ReactNode;
}

const problemTexts: Record<ChildProblem, string> = {
  required: nl.required,
  name: nl.name,
  birthdate: nl.birthdate,
};

/** The fields of a child who is added with the enrolment. A field is validated when it is left, never while typing. */
export function ChildFields(props: ChildFieldsProps) {
  const { child, problems, onChange, onClose, hasSurname, isAsked, children } = props;
  const [left, setLeft] = useState<readonly (keyof NewChild)[]>([]);
  const afterPress = useAfterPress();
  const bind = (field: keyof NewChild) => {
    const problem = problems[field];
    return {
      value: child[field],
      error: problem && (isAsked || left.includes(field)) ? problemTexts[problem] : undefined,
      autoComplete: 'off',
      onChange: (value: string) => onChange({ [field]: value }),
      onFocus: () => setLeft((fields) => fields.filter((other) => other !== field)),
      onBlur: () => {
        if (child[field] !== '') afterPress(() => setLeft((fields) => [...fields, field]));
      },
    };
  };
  const birthdate = bind('birthdate');
  return (
    <div id={questionIds.child} className={styles.child}>
      <div className={styles.head}>
        <h3>{texts.addChild}</h3>
        <IconButton icon="close" label={texts.closeChild} onClick={onClose} />
      </div>
      <div className={hasSurname ? styles.names : undefined}>
        <TextField label={texts.firstName} {...bind('fname')} />
        {hasSurname && <TextField label={texts.lastName} {...bind('lname')} />}
      </div>
      <TextField
        label={texts.birthdate}
        hint={texts.birthdateHint}
        inputMode="numeric"
        {...birthdate}
        onBlur={() => {
          birthdate.onBlur();
          const shown = rules.showBirthdate(rules.readBirthdate(child.birthdate) ?? child.birthdate);
          if (shown !== child.birthdate) onChange({ birthdate: shown });
        }}
      />
      <p role="status">{children}</p>
    </div>
  );
}
