import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';

export type CourseTitles = readonly { readonly nid: number; readonly title: string }[];

/** How the questions of a course are called; nid 0 are the general ones. */
export function courseTitle(nid: number, courses: CourseTitles, texts: Texts): string {
  if (nid === 0) return texts.generalQuestions;
  return courses.find((course) => course.nid === nid)?.title ?? fillIn(texts.courseQuestions, { nid });
}
