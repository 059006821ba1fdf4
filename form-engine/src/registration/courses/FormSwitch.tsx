import { useStore } from 'zustand';
import { ChoiceRow } from '../../questions/controls/ChoiceRow.tsx';
import { WrappingSelect } from '../../questions/controls/WrappingSelect.tsx';
import type { FormStore } from '../../store/formStore.ts';
import { changeView } from '../../store/formView.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { formCourses } from '../../visibility/visibleQuestions.ts';
import { announceCourse, announceEmpty } from './announceView.ts';
import { type CourseTitles, courseTitle } from './courseTitle.ts';

interface FormSwitchProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly courses: CourseTitles;
}

/**
 * Selects which questions are visible: the general ones or those of a course, with or without empty ones
 * (Specification 4.4). With several courses, `EmptyBelow` draws the toggle below the questions, so that one control precedes them.
 */
export function FormSwitch({ store, idPrefix, courses }: FormSwitchProps) {
  const view = useStore(store.shell, (shell) => shell.view);
  const nids = formCourses(store.form, view.step);
  const { texts } = store.form;
  const chosen = useCourseLabel(store, view.course, courseTitle(view.course, courses, texts));
  if (nids.length < 2) return <EmptyToggle store={store} idPrefix={idPrefix} />;
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

/** The toggle "show empty fields" of a form with several courses, below its questions. */
export function EmptyBelow({ store, idPrefix }: Omit<FormSwitchProps, 'courses'>) {
  const step = useStore(store.shell, (shell) => shell.view.step);
  return formCourses(store.form, step).length > 1 && <EmptyToggle store={store} idPrefix={idPrefix} />;
}

/** Absent where it would hide nothing. */
function EmptyToggle({ store, idPrefix }: Omit<FormSwitchProps, 'courses'>) {
  const showEmpty = useStore(store.shell, (shell) => shell.view.showEmpty);
  const canHideEmpty = useStore(store.shell, (shell) => shell.canHideEmpty);
  if (!canHideEmpty && showEmpty) return null;
  return (
    <div className="cf-switch">
      <ChoiceRow
        type="checkbox"
        id={`${idPrefix}-show-empty`}
        checked={showEmpty}
        disabled={false}
        onChange={(event) => {
          changeView(store, { showEmpty: event.target.checked });
          announceEmpty(store);
        }}
      >
        {store.form.texts.showEmpty}
      </ChoiceRow>
    </div>
  );
}

/** The id of the course switch. */
export function courseSwitchId(idPrefix: string): string {
  return `${idPrefix}-course`;
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
