import { useSearchParams } from 'react-router';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { useCourses } from '#src/features/courses/index.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { withCourse } from '../../view/previewQuery.ts';

interface CourseChoiceProps {
  club: { readonly nid: number };
  /** The course of the form on screen; undefined for the questions that a club asks everybody. */
  chosen: number | undefined;
}

/** A list of everything that the club offers. The form then has the questions of the chosen course too. */
export function CourseChoice({ club, chosen }: CourseChoiceProps) {
  const [, setQuery] = useSearchParams();
  const { courses } = useCourses(club, {});
  // The chosen course may be beyond the courses that one answer holds.
  const own = useCourses(club, { nids: chosen === undefined ? [] : [chosen] });
  const known = new Map([...courses, ...own.courses].map((course) => [course.nid, course]));
  const byTitle = [...known.values()].sort((one, other) => one.title.localeCompare(other.title, 'nl'));
  const options = byTitle.map(({ nid, title }) => ({ value: String(nid), label: title }));
  return (
    <SelectField
      label={texts.course}
      options={[{ value: '', label: texts.noCourse }, ...options]}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(value) =>
        setQuery((current) => withCourse(current, value === '' ? undefined : Number(value)), {
          preventScrollReset: true,
        })
      }
    />
  );
}
