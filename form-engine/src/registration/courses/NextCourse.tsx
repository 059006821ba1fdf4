import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';
import { changeView } from '../../store/formView.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { formCourses } from '../../visibility/visibleQuestions.ts';
import { announceCourse } from './announceView.ts';
import { type CourseTitles, courseTitle } from './courseTitle.ts';
import { focusCourse } from './focusCourse.ts';

interface NextCourseProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly courses: CourseTitles;
}

/** A button from the end of one group of questions to the next, so that nobody has to look for the course switch. */
export function NextCourse({ store, idPrefix, courses }: NextCourseProps) {
  const { course, step } = useStore(store.shell, (shell) => shell.view);
  const nids = formCourses(store.form, step);
  const next = nids[nids.indexOf(course) + 1];
  if (next === undefined) return null;
  const { texts } = store.form;
  return (
    <button
      type="button"
      className="cf-button cf-button-plain"
      onClick={() => {
        changeView(store, { course: next });
        announceCourse(store, courses);
        focusCourse(idPrefix);
      }}
    >
      {fillIn(texts.nextQuestions, { title: courseTitle(next, courses, texts) })}
    </button>
  );
}
