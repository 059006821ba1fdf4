import { type Weekday, weekdays } from '#rules/brusselsTime.ts';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { nameOfWeekday } from '../view/courseCells.ts';
import { comingDays } from '../view/findCourses.ts';

const texts = offerCoursesTexts.several;

interface WhichLessonsProps {
  chosen: readonly OfferCourse[];
  now: LocalMoment;
  value: Weekday | undefined;
  onChange: (day: Weekday | undefined) => void;
}

/** Chooses the lessons of one day of the week. Absent where the courses have lessons on one day only. */
export function WhichLessons({ chosen, now, value, onChange }: WhichLessonsProps) {
  const held = new Set(chosen.flatMap((course) => [...comingDays(course, now)]));
  if (held.size < 2) return null;
  const days = weekdays.filter((day) => held.has(day));
  return (
    <SelectField
      label={texts.which}
      inForm
      options={[
        { value: '', label: texts.allLessons },
        ...days.map((day) => ({ value: day, label: texts.lessonsOn(nameOfWeekday(day)) })),
      ]}
      value={value ?? ''}
      onChange={(day) => onChange(weekdays.find((one) => one === day))}
    />
  );
}
