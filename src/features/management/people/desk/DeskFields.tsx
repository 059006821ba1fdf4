import { TextField } from '#src/components/fields/TextField.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import styles from '../People.module.css';
import type { Typed } from './deskState.ts';

const texts = clubPeopleTexts.desk;

interface NewPersonFieldsProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
  /** Whether an empty name is called wrong. */
  isChecked: boolean;
  /** What the server says is wrong with a field. */
  wrong: (field: keyof Typed) => string | undefined;
}

/** The fields of somebody new. Only a name is needed: a grandparent may have no address. */
export function NewPersonFields({ typed, onChange, isChecked, wrong }: NewPersonFieldsProps) {
  const field = (name: keyof Typed) => ({
    label: texts[name],
    value: typed[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
    error: wrong(name),
    autoComplete: 'off',
  });
  const named = (name: 'fname' | 'lname') => ({
    ...field(name),
    error: isChecked && typed[name].trim() === '' ? texts.noName : wrong(name),
  });
  return (
    <Section id="wie" title={texts.who}>
      <div className={styles.fields}>
        <TextField {...named('fname')} />
        <TextField {...named('lname')} />
        <TextField {...field('birthdate')} type="date" hint={texts.birthdateHint} optional />
        <TextField {...field('phone')} type="tel" optional />
        <TextField {...field('mail')} type="email" hint={texts.mailHint} optional />
      </div>
    </Section>
  );
}
