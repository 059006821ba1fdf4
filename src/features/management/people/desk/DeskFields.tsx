import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readId } from '#rules/readId.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import styles from '../People.module.css';
import { deskCoursesQuery } from '../peopleQueries.ts';
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

interface CourseChoiceProps {
  club: Club;
  /** The nid of the chosen tariff. */
  tariff: number | undefined;
  onChange: (tariff: number | undefined) => void;
  /** What is searched at first; '' for nothing. */
  course: string;
  isChecked: boolean;
}

/** The course with its tariff. A search makes a long list short. */
export function CourseChoice({ club, tariff, onChange, course, isChecked }: CourseChoiceProps) {
  const [search, setSearch] = useState(course);
  const { data: courses = [] } = useQuery(deskCoursesQuery(club.nid, search.trim()));
  const options = courses.flatMap(({ title, tariffs }) =>
    tariffs.map((one) => ({ value: String(one.nid), label: `${title}: ${one.title}` })),
  );
  const isListed = options.some(({ value }) => value === String(tariff));
  return (
    <Section id="waarvoor" title={texts.what}>
      <div className={styles.fields}>
        <TextField label={texts.findCourse} value={search} onChange={setSearch} autoComplete="off" />
        <SelectField
          inForm
          label={texts.course}
          options={[{ value: '', label: texts.choose }, ...options]}
          value={isListed ? String(tariff) : ''}
          onChange={(value) => onChange(readId(value))}
        />
      </div>
      {isChecked && tariff === undefined && (
        <Notice tone="danger" role="alert">
          {texts.noCourse}
        </Notice>
      )}
    </Section>
  );
}
