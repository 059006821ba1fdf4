import { elementById } from '../../questions/building-blocks/pageRoots.tsx';
import { bringInView } from '../../rjsf/field/fieldElement.ts';

/** The id of the course switch. */
export function courseSwitchId(idPrefix: string): string {
  return `${idPrefix}-course`;
}

/** Moves the focus to the course switch, which names the questions that have just appeared below it. */
export function focusCourse(idPrefix: string): void {
  const courseSwitch = elementById(courseSwitchId(idPrefix));
  if (!courseSwitch) return;
  bringInView(courseSwitch);
  courseSwitch.focus({ preventScroll: true });
}
