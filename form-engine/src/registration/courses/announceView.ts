import { announce } from '../../store/announce.ts';
import type { FormStore } from '../../store/formStore.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { type CourseTitles, courseTitle } from './courseTitle.ts';

/** Announces which questions are visible now, and how many. */
export function announceCourse(store: FormStore, courses: CourseTitles): void {
  const { view, visible } = store.shell.getState();
  const { texts } = store.form;
  const title = courseTitle(view.course, courses, texts);
  announce(store, fillIn(texts.questionsShown, { title, n: visible.size }));
}

/** Announces whether empty fields are visible now, and how many questions remain. */
export function announceEmpty(store: FormStore): void {
  const { view, visible } = store.shell.getState();
  const { emptyShown, emptyHidden } = store.form.texts;
  announce(store, fillIn(view.showEmpty ? emptyShown : emptyHidden, { n: visible.size }));
}
