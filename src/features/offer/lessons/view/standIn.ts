import { isSameValue } from '#rules/merging/plainValue.ts';
import { readNames } from '../../courses/reading/readAmounts.ts';
import { isSameLesson, type Lesson, type PlannedCourse } from './plannedCourse.ts';

/** Longest name of a teacher, in characters: the maximum of a club file. */
export const longestName = 200;

interface StandIns {
  /** As they were written, with commas between them. */
  readonly names: string;
  /** The teachers of the course. */
  readonly usual: readonly string[];
}

/** A lesson that these people teach. Nobody's name, or those of the course, leave it to the teachers of the course. */
export function withStandIns({ teachers: _before, ...lesson }: Lesson, { names, usual }: StandIns): Lesson {
  const teachers = [...readNames(names)];
  const isUsual = teachers.length === 0 || isSameValue(teachers, usual);
  return isUsual ? lesson : { ...lesson, teachers };
}

/** Gives one lesson other teachers. It stays in its plan, and follows the place of its plan. */
export function changeStandIns(course: PlannedCourse, lesson: Lesson, standIns: StandIns): PlannedCourse {
  const isIt = (other: Lesson) => isSameValue(other, lesson);
  const changeWhere = (lessons: readonly Lesson[], isChanged: (other: Lesson) => boolean) =>
    lessons.map((other) => (isChanged(other) ? withStandIns(other, standIns) : other));
  const wasIt = (other: Lesson) => isSameLesson(other, lesson);
  return {
    loose: changeWhere(course.loose, isIt),
    weekly: course.weekly.map((one) =>
      one.lessons.some(isIt)
        ? {
            ...one,
            base: changeWhere(one.base, wasIt),
            apart: changeWhere(one.apart, wasIt),
            lessons: changeWhere(one.lessons, isIt),
          }
        : one,
    ),
  };
}

/** The written names with one more, or without one that stands there. */
export function toggledName(text: string, name: string): string {
  const names = readNames(text);
  return (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]).join(', ');
}
