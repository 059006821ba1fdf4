import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import type { FormStore } from '../../store/formStore.ts';
import { leaveCourse, nextCourse, startAtFirstCourse } from '../../store/steps.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';
import { onceCheckable } from '../submission/onceCheckable.ts';
import { announceCourse } from './announceView.ts';
import { courseTitle } from './courseTitle.ts';
import { focusCourse } from './focusCourse.ts';

interface CourseWaySettings
  extends Pick<RegistrationFormSettings, 'walksCourses' | 'mode' | 'courses' | 'onInvalid'> {
  readonly idPrefix: string;
  readonly context: () => ValidationContext;
}

/** The way of the submit button through the courses of a form. */
export interface CourseWay {
  /** The text of the button that leads to the next course; `undefined` where the button does what it always does. */
  readonly label: string | undefined;
  /** Goes to the next course when the answers of this one are valid. */
  readonly goOn: () => void;
}

/** Leads the submit button through the questions of each course, for a host that asks for it. */
export function useCourseWay(store: FormStore, settings: CourseWaySettings): CourseWay {
  const { walksCourses = false, mode = 'edit', courses = [], idPrefix, context, onInvalid } = settings;
  const isWalking = walksCourses && mode === 'edit';
  const read = () => (isWalking ? nextCourse(store) : undefined);
  // An answer in this course may open or close a later one. An edit renders again only where that happens.
  useStore(store.edits, read);
  const next = useStore(store.shell, read);
  useStartAgain(store, isWalking);
  const { texts } = store.form;
  const goTo = (course: number) => {
    const problems = leaveCourse(store, course, context());
    if (problems.length > 0) {
      onInvalid?.(problems);
      return;
    }
    announceCourse(store, courses);
    focusCourse(idPrefix);
  };
  return {
    label:
      next === undefined
        ? undefined
        : fillIn(texts.nextQuestions, { title: courseTitle(next, courses, texts) }),
    goOn: () => {
      if (next !== undefined) onceCheckable(() => goTo(next));
    },
  };
}

/** Begins at the first course again when the user comes back from the review. */
function useStartAgain(store: FormStore, isWalking: boolean): void {
  const wasWalking = useRef(isWalking);
  const latest = useLatest(store);
  useEffect(() => {
    if (isWalking && !wasWalking.current) startAtFirstCourse(latest.current);
    wasWalking.current = isWalking;
  }, [isWalking, latest]);
}
