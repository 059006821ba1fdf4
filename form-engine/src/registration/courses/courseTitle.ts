import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';

export type CourseTitles = readonly { readonly nid: number; readonly title: string }[];

/** The title of the questions of a course; nid 0 means the general questions. */
export function courseTitle(nid: number, courses: CourseTitles, texts: Texts): string {
  if (nid === 0) return texts.generalQuestions;
  return courses.find((course) => course.nid === nid)?.title ?? fillIn(texts.courseQuestions, { nid });
}
