import { useId, useState } from 'react';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { isSameValue } from '#rules/merging/plainValue.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { offerLessonsTexts as texts } from '#src/texts/nl/offerLessons.ts';
import type { OfferCourse } from '../state/offerFile.ts';
import { DayDialog } from './DayDialog.tsx';
import { DaysDialog } from './DaysDialog.tsx';
import { LessonCalendar } from './LessonCalendar.tsx';
import styles from './LessonsField.module.css';
import { LooseDays } from './LooseDays.tsx';
import { StandInDialog } from './StandInDialog.tsx';
import { type DaysForm, dailyRuns, replanDays } from './view/dailyRuns.ts';
import { doubledDays, placeClashes } from './view/lessonClashes.ts';
import type { LessonDay } from './view/lessonMonths.ts';
import { clashSentences, doubledSentence, spokenName, totalSentence } from './view/lessonSentences.ts';
import {
  addPlan,
  changeLesson,
  changePlan,
  type Lesson,
  type PlannedCourse,
  readLessons,
  removePlan,
  replaceLoose,
  restoreLesson,
  strikeLesson,
  writeLessons,
} from './view/plannedCourse.ts';
import { changeStandIns } from './view/standIn.ts';
import { hoursOf } from './view/weeklyForm.ts';
import { WeeklyPlanForm } from './WeeklyPlanForm.tsx';

interface LessonsFieldProps {
  lessons: OfferCourse['sessions'];
  /** The place of the course. */
  place: string;
  /** The teachers of the course. */
  teachers?: readonly string[];
  today: IsoDay;
  onChange: (next: OfferCourse['sessions']) => void;
  /** The other courses of the club, to warn of a place that is used twice. */
  others?: readonly OfferCourse[];
  /** Begins with an empty weekly plan where there are no lessons. */
  isWeekly?: boolean;
}

/** The open dialog. */
type Asked =
  | { readonly about: 'day'; readonly day: LessonDay }
  | { readonly about: 'lesson' | 'teachers'; readonly lesson: Lesson }
  | { readonly about: 'days'; readonly lessons: readonly Lesson[]; readonly form: DaysForm };

/**
 * The lessons of a course, as weekly plans and as loose days, with a calendar of what comes out.
 * Decision: docs/decisions/0280-lessons-and-seats-are-read-from-the-file.md
 */
export function LessonsField({
  lessons,
  place,
  teachers = [],
  today,
  onChange,
  others = [],
  isWeekly = false,
}: LessonsFieldProps) {
  const id = useId();
  const [kept, setKept] = useState<PlannedCourse | undefined>(() =>
    isWeekly && lessons.length === 0 ? addPlan({ weekly: [], loose: [] }, today) : undefined,
  );
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState('');
  const course = readLessons(lessons, kept);

  const change = (next: PlannedCourse, outcome = '') => {
    setKept(next);
    setSaid(outcome);
    setAsked(undefined);
    const written = writeLessons(next);
    // A form that is filled in halfway changes no lesson yet.
    if (!isSameValue(written, lessons)) onChange(written);
  };
  const strike = (lesson: Lesson) =>
    change(strikeLesson(course, lesson, today), texts.calendar.struckNow(spokenName(lesson.day)));
  const strikeOnly = ({ lessons: held, isOver }: LessonDay) => {
    const [only, ...more] = held;
    if (only && more.length === 0 && !isOver) strike(only);
  };
  const saveLesson = (lesson: Lesson, form: DaysForm) => {
    const [changed] = replanDays([lesson], form);
    if (changed) change(changeLesson(course, lesson, changed), movedText(lesson, changed));
  };

  const unfinished = course.weekly.filter((plan) => plan.lessons.length === 0 && !hoursOf(plan.form)).length;
  const runs = dailyRuns(course.loose.filter(({ day }) => day >= today));
  const over = dailyRuns(course.loose.filter(({ day }) => day < today));
  return (
    <div className={styles.field}>
      {course.weekly.map((plan, index) => (
        <WeeklyPlanForm
          key={plan.id}
          plan={plan}
          legend={course.weekly.length === 1 ? texts.plan.only : texts.plan.legend(index + 1)}
          place={place}
          today={today}
          onChange={(changed) => change(changePlan(course, { id: plan.id, change: changed, today }))}
          onRemove={() => change(removePlan(course, plan.id, today))}
        />
      ))}
      <div>
        <Button icon="plus" onClick={() => change(addPlan(course, today))}>
          {course.weekly.length === 0 ? texts.plan.add : texts.plan.addAnother}
        </Button>
      </div>
      <LooseDays
        runs={runs}
        over={over}
        onAdd={() => setAsked({ about: 'days', lessons: [], form: newDays('') })}
        onChange={(run) => setAsked({ about: 'days', ...run })}
        onRemove={(run) => change(replaceLoose(course, run.lessons, []))}
      />
      <section className={styles.part} aria-labelledby={id}>
        <h3 id={id}>{texts.calendar.title}</h3>
        <p className={styles.total}>{totalSentence(lessons, unfinished)}</p>
        <Clashes {...{ lessons, place, today, others }} />
        {lessons.length > 0 && <p className={styles.lead}>{texts.calendar.lead}</p>}
        <LessonCalendar
          course={course}
          today={today}
          onOpen={(day) => setAsked({ about: 'day', day })}
          onStrike={strikeOnly}
        />
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </section>
      {asked?.about === 'day' && (
        <DayDialog
          day={asked.day}
          onStrike={strike}
          onRestore={(struck) =>
            change(restoreLesson(course, struck, today), texts.calendar.restoredNow(spokenName(struck.day)))
          }
          onChange={(lesson) => setAsked({ about: 'lesson', lesson })}
          onReplace={(lesson) => setAsked({ about: 'teachers', lesson })}
          onAdd={() => setAsked({ about: 'days', lessons: [], form: newDays(asked.day.day) })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.about === 'lesson' && (
        <DaysDialog
          key="lesson"
          title={texts.days.lessonTitle}
          first={formOfLesson(asked.lesson)}
          isOneDay={asked.lesson.untilDay === undefined}
          {...{ place, today }}
          save={texts.days.save}
          onSave={(form) => saveLesson(asked.lesson, form)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.about === 'teachers' && (
        <StandInDialog
          lesson={asked.lesson}
          usual={teachers}
          known={knownTeachers(others, teachers)}
          onSave={(names) => change(changeStandIns(course, asked.lesson, { names, usual: teachers }))}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.about === 'days' && (
        <DaysDialog
          key="days"
          title={asked.lessons.length === 0 ? texts.days.addTitle : texts.days.changeTitle}
          first={asked.form}
          isOneDay={false}
          {...{ place, today }}
          save={asked.lessons.length === 0 ? texts.days.add : texts.days.save}
          onSave={(form) => change(replaceLoose(course, asked.lessons, replanDays(asked.lessons, form)))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function movedText(lesson: Lesson, changed: Lesson): string {
  if (lesson.day === changed.day) return '';
  return texts.calendar.movedNow(spokenName(lesson.day), spokenName(changed.day));
}

function newDays(day: IsoDay): DaysForm {
  return { start: day, end: '', from: '', to: '', hasWeekends: false, isOne: false };
}

function formOfLesson({ day, untilDay, from, to, place, guestCapacity }: Lesson): DaysForm {
  const isOne = untilDay !== undefined;
  return { start: day, end: untilDay ?? '', from, to, hasWeekends: false, isOne, place, guestCapacity };
}

/** The teachers of the other courses of the club. */
function knownTeachers(others: readonly OfferCourse[], usual: readonly string[]): readonly string[] {
  const names = new Set(others.flatMap(({ teachers }) => teachers));
  return [...names].filter((name) => !usual.includes(name)).toSorted((a, b) => a.localeCompare(b, 'nl'));
}

type ClashesProps = Required<Omit<LessonsFieldProps, 'onChange' | 'teachers' | 'isWeekly'>>;

/** Warns of two things at one time. Whoever knows better goes on. */
function Clashes({ lessons, place, today, others }: ClashesProps) {
  const doubled = doubledSentence(doubledDays(lessons, today));
  const clashes = clashSentences(placeClashes({ lessons, place, today }, others));
  return (
    <>
      {doubled !== '' && (
        <Notice tone="warning" title={texts.clash.doubledTitle}>
          {doubled}
        </Notice>
      )}
      {clashes.length > 0 && (
        <Notice tone="warning" title={texts.clash.title}>
          <ul>
            {clashes.map((clash) => (
              <li key={clash}>{clash}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
