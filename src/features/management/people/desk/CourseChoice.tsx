import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import { readId } from '#rules/readId.ts';
import { formatCodedDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import detail from '../../components/detail/RegistrationDetail.module.css';
import styles from '../People.module.css';
import { deskCourseQuery, deskCoursesQuery } from '../peopleQueries.ts';
import { type DeskTariff, deskLabel, deskOffer } from './deskOffer.ts';
import { type Chosen, nothingChosen } from './deskState.ts';

const texts = clubPeopleTexts.desk;

interface CourseChoiceProps {
  club: Club;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** What is searched at first; '' for nothing. */
  course: string;
  isChecked: boolean;
}

/** The course with its tariff, and what belongs to it. A search makes a long list short. */
export function CourseChoice({ club, chosen, onChange, course, isChecked }: CourseChoiceProps) {
  const [search, setSearch] = useState(course);
  const { data: courses = [] } = useQuery(deskCoursesQuery(club.nid, search.trim()));
  const { tariffs, onlyOnline } = deskOffer(courses);
  const options = tariffs.map((one) => ({ value: String(one.tariff.nid), label: deskLabel(one) }));
  const listed = tariffs.find(({ tariff }) => tariff.nid === chosen.tariff);
  // A search that leaves the chosen course out keeps the choice of its lesson and its extras.
  const [picked, setPicked] = useState<DeskTariff>();
  const own = listed ?? (picked?.tariff.nid === chosen.tariff ? picked : undefined);
  return (
    <Section id="waarvoor" title={texts.what}>
      <div className={styles.fields}>
        <TextField label={texts.findCourse} value={search} onChange={setSearch} autoComplete="off" />
        <SelectField
          inForm
          label={texts.course}
          options={[
            { value: '', label: texts.choose },
            ...(own && !listed ? [{ value: String(own.tariff.nid), label: deskLabel(own) }] : []),
            ...options,
          ]}
          value={own ? String(own.tariff.nid) : ''}
          onChange={(value) => {
            const tariff = readId(value);
            const chosenNow = tariffs.find((one) => one.tariff.nid === tariff);
            setPicked(chosenNow);
            onChange({ ...nothingChosen, tariff, needsLesson: chosenNow?.tariff.isTrial ?? false });
          }}
        />
      </div>
      {onlyOnline.length > 0 && (
        <p className={styles.quiet} dir="auto">
          {texts.notHere(onlyOnline.join(', '))}
        </p>
      )}
      {isChecked && chosen.tariff === undefined && (
        <Notice tone="danger" role="alert">
          {texts.noCourse}
        </Notice>
      )}
      {own && <OfCourse club={club} own={own} chosen={chosen} onChange={onChange} isChecked={isChecked} />}
    </Section>
  );
}

interface OfCourseProps extends Omit<CourseChoiceProps, 'course'> {
  own: DeskTariff;
}

/** The lesson of a trial, and the services beside the course. */
function OfCourse({ club, own, chosen, onChange, isChecked }: OfCourseProps) {
  const name = useId();
  const { data } = useQuery(deskCourseQuery(club.nid, own.course.url));
  if (!data) return null;
  const now = systemClock.now() / 1000;
  const lessons = data.sessions.filter(({ start, places }) => start > now && places !== 0);
  const { isTrial } = own.tariff;
  const extras = isTrial ? [] : data.additionalServices;
  return (
    <>
      {isTrial &&
        (lessons.length === 0 ? (
          <Notice tone="warning">{texts.noLessons}</Notice>
        ) : (
          <SelectField
            inForm
            label={texts.lessons}
            options={[
              { value: '', label: texts.noLesson },
              ...lessons.map(({ nid, start, places }) => ({
                value: String(nid),
                label: [
                  `${formatCodedDay(start)} ${formatTime(start)}`,
                  places === undefined ? '' : texts.free(places),
                ]
                  .filter(Boolean)
                  .join(' · '),
              })),
            ]}
            value={chosen.lesson === undefined ? '' : String(chosen.lesson)}
            onChange={(value) => onChange({ ...chosen, lesson: readId(value) })}
          />
        ))}
      {isTrial && isChecked && chosen.lesson === undefined && lessons.length > 0 && (
        <Notice tone="danger" role="alert">
          {texts.noLesson}
        </Notice>
      )}
      {extras.length > 0 && (
        <fieldset className={detail.money}>
          <legend>{texts.extras}</legend>
          {extras.map(({ nid, title, price, places }) => (
            <ChoiceCard
              key={nid}
              type="checkbox"
              name={name}
              checked={chosen.extras.includes(nid)}
              disabled={places === 0}
              note={places === 0 ? texts.soldOut : undefined}
              onChange={(isOn) =>
                onChange({
                  ...chosen,
                  extras: isOn ? [...chosen.extras, nid] : chosen.extras.filter((one) => one !== nid),
                })
              }
              title={title}
              aside={formatEuros(price)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
