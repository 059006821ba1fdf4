import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatList } from '#rules/writtenList.ts';
import { formatTime, formatWeekdayDay } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubTeachers, TaughtLesson } from '#src/api/entities/management/clubTeachers.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { FilterRow } from '#src/components/layout/FilterRow.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubTeachersTexts } from '#src/texts/nl/clubTeachers.ts';
import { SomeRows } from '../certificates/SomeRows.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';
import styles from '../ledger/Ledger.module.css';
import { LedgerFailure } from '../ledger/LedgerFailure.tsx';
import { courseLessonsQuery } from './teachingQueries.ts';
import { byEnd, teachersOf } from './teachingView.ts';

const SubstituteDialog = lazyPart(async () => (await import('./SubstituteDialog.tsx')).SubstituteDialog);

const texts = clubTeachersTexts.substitutes;

interface SubstitutesSectionProps {
  club: Club;
  all: ClubTeachers;
}

/** Finds a substitute for one lesson of a course. */
export function SubstitutesSection({ club, all }: SubstitutesSectionProps) {
  const [course, setCourse] = useState('');
  return (
    <Section id="lesgevers-vervangers" title={texts.title} lead={<Detail>{texts.hint}</Detail>}>
      <FilterRow>
        <SelectField
          label={texts.course}
          options={[
            { value: '', label: texts.choose },
            ...byEnd(all.courses).running.map(({ nid, title }) => ({ value: String(nid), label: title })),
          ]}
          value={course}
          onChange={setCourse}
        />
      </FilterRow>
      {course !== '' && <Lessons key={course} club={club} all={all} course={Number(course)} />}
    </Section>
  );
}

interface LessonsProps extends SubstitutesSectionProps {
  course: number;
}

function Lessons({ club, all, course }: LessonsProps) {
  const query = useQuery(courseLessonsQuery(club.nid, course));
  return (
    <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
      {(lessons) =>
        lessons.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <SomeRows
            rows={lessons}
            atOnce={8}
            render={(lesson) => (
              <LessonRow key={lesson.nid} club={club} all={all} course={course} lesson={lesson} />
            )}
          />
        )
      }
    </Loaded>
  );
}

interface LessonRowProps extends LessonsProps {
  lesson: TaughtLesson;
}

function LessonRow({ club, all, course, lesson }: LessonRowProps) {
  const { nid, start, end, shown, substitute } = lesson;
  const [isChoosing, setChoosing] = useState(false);
  const day = formatWeekdayDay(start);
  // Families may read no name while accounts do teach the course.
  const names = shown.length > 0 ? shown : teachersOf(all, course).map(({ name }) => name);
  const takingBack = useBooking(club.nid, {
    requestOf: () => ({ club: club.nid, session: nid }),
    send: (request) => post('set_substitute', request),
    done: () => texts.takenBack,
  });
  return (
    <li className={styles.row}>
      <div className={styles.foot}>
        <div className={styles.what}>
          <h3 className={styles.title}>{texts.at(day, formatTime(start), formatTime(end))}</h3>
          <Detail dir="auto">{texts.taughtBy(formatList(names))}</Detail>
          {substitute && <p dir="auto">{texts.isSubstitute(substitute.name)}</p>}
        </div>
        <Button onClick={() => setChoosing(true)}>
          <span>
            {substitute ? texts.change : texts.replace}
            <VisuallyHidden>{texts.ofLesson(day)}</VisuallyHidden>
          </span>
        </Button>
        {substitute && (
          <Button busy={takingBack.isPending} onClick={() => takingBack.mutate(undefined)}>
            <span>
              {texts.takeBack}
              <VisuallyHidden>{texts.ofLesson(day)}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
      <LedgerFailure error={takingBack.error} />
      <Suspense fallback={null}>
        {isChoosing && (
          <SubstituteDialog
            club={club}
            all={all}
            course={course}
            lesson={lesson}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
