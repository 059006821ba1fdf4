import { useStore } from 'zustand';
import { ChoiceRow } from '../../questions/controls/ChoiceRow.tsx';
import { WrappingSelect } from '../../questions/controls/WrappingSelect.tsx';
import type { FormStore } from '../../store/formStore.ts';
import { changeView } from '../../store/formView.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { formCourses } from '../../visibility/visibleQuestions.ts';
import { announceCourse, announceEmpty } from './announceView.ts';
import { type CourseTitles, courseTitle } from './courseTitle.ts';
import { courseSwitchId } from './focusCourse.ts';

interface FormSwitchProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly courses: CourseTitles;
}

/** Selects which questions are visible: the general ones or those of a course (Specification 4.4). Absent for one course. */
export function FormSwitch({ store, idPrefix, courses }: FormSwitchProps) {
  const view = useStore(store.shell, (shell) => shell.view);
  const nids = formCourses(store.form, view.step);
  const { texts } = store.form;
  const chosen = useCourseLabel(store, view.course, courseTitle(view.course, courses, texts));
  if (nids.length < 2) return null;
  return (
    <div className="cf-switch">
      <div className="cf-field">
        <label className="cf-label" htmlFor={courseSwitchId(idPrefix)}>
          {texts.questionsOf}
        </label>
        <WrappingSelect
          text={chosen}
          id={courseSwitchId(idPrefix)}
          value={view.course}
          onChange={(event) => {
            changeView(store, { course: Number(event.target.value) });
            announceCourse(store, courses);
          }}
        >
          {nids.map((nid) => (
            <CourseOption key={nid} store={store} nid={nid} title={courseTitle(nid, courses, texts)} />
          ))}
        </WrappingSelect>
      </div>
    </div>
  );
}

/**
 * The toggle "show empty fields" (Specification 4.4). Absent where it would hide nothing. It stands below the questions, so that
 * it doesn't delay the first one.
 */
export function EmptyToggle({ store, idPrefix }: Omit<FormSwitchProps, 'courses'>) {
  const showEmpty = useStore(store.shell, (shell) => shell.view.showEmpty);
  const canHideEmpty = useStore(store.shell, (shell) => shell.canHideEmpty);
  if (!canHideEmpty && showEmpty) return null;
  const { texts } = store.form;
  const helpId = `${idPrefix}-show-empty-help`;
  return (
    <div className="cf-switch">
      <ChoiceRow
        type="checkbox"
        id={`${idPrefix}-show-empty`}
        checked={showEmpty}
        disabled={false}
        aria={{ 'aria-describedby': helpId }}
        onChange={(event) => {
          changeView(store, { showEmpty: event.target.checked });
          announceEmpty(store);
        }}
      >
        {texts.showEmpty}
      </ChoiceRow>
      <p className="cf-help" id={helpId}>
        {texts.showEmptyHelp}
      </p>
    </div>
  );
}

function CourseOption({ store, nid, title }: { store: FormStore; nid: number; title: string }) {
  return <option value={nid}>{useCourseLabel(store, nid, title)}</option>;
}

/** The title of a course, with the number of its refused answers. */
function useCourseLabel(store: FormStore, nid: number, title: string): string {
  const wrong = useStore(
    store.shell,
    ({ refused }) => refused.filter(({ key }) => store.form.questions.get(key)?.nid === nid).length,
  );
  return wrong > 0 ? fillIn(store.form.texts.courseProblems, { title, n: wrong }) : title;
}
