import { Suspense, useMemo } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { PointedFault } from '../look/problemOf.ts';
import { coursePieces } from '../schema/pieces.ts';
import type { OfferCourse, OfferFile } from '../state/offerFile.ts';
import { withUrlOfTitle } from '../state/withUrlOfTitle.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { PieceForms } from './pieces/PieceForms.tsx';
import { TariffForms } from './pieces/TariffForms.tsx';

const LessonsField = lazyPart(async () => (await import('../lessons/LessonsField.tsx')).LessonsField);
const HallField = lazyPart(async () => (await import('../hall/HallField.tsx')).HallField);

interface CourseFormsProps {
  club: Club;
  course: OfferCourse;
  content: OfferFile;
  /** Counts the times that the offer came from elsewhere than these forms, which then begin anew. */
  replaced: number;
  onChange: (change: (course: OfferCourse) => OfferCourse, what: string) => void;
  faults: readonly PointedFault[];
  focus: string | undefined;
}

/** Everything of one course: its forms, its lessons, its hall and its picture. */
export function CourseForms({ club, course, content, replaced, onChange, faults, focus }: CourseFormsProps) {
  const { courses } = content;
  const { type, title } = course;
  const around = useMemo(() => ({ courses, type }), [courses, type]);
  const pieces = coursePieces.map((piece) => ({
    ...piece,
    // A camp gives a certificate for children of some ages, and a club that doesn't see so has none to issue.
    isFolded: piece.id === 'more' || (piece.id === 'who' && type !== 'activity'),
    title: piece.id === 'course' ? texts.pieces.course[type] : texts.pieces[piece.id],
  }));
  const forms = (from: number, to?: number) => (
    <PieceForms
      key={`${from} ${replaced}`}
      path="courses"
      pieces={pieces.slice(from, to)}
      value={course}
      onChange={(changeValue, piece) =>
        onChange(
          (before) => {
            // Cast is safe: the forms are made of the schema of a course.
            const after = changeValue(before) as OfferCourse;
            return withUrlOfTitle(before, after, (url) => courses.some((one) => one.url === url));
          },
          texts.ofItem(piece, title),
        )
      }
      {...{ around, faults, focus }}
    />
  );
  return (
    <>
      {forms(0, 1)}
      <Section id="stuk-lessen" title={texts.pieces.lessons[type]}>
        <Suspense fallback={<Skeleton shape="card" />}>
          <LessonsField
            lessons={course.sessions}
            place={course.place}
            teachers={course.teachers}
            today={isoDayOf(systemClock.now() / 1000)}
            onChange={(sessions) =>
              onChange((before) => ({ ...before, sessions }), texts.ofItem(texts.pieces.lessons[type], title))
            }
            others={courses.filter((other) => other !== course)}
            isWeekly={type === 'course' && course.nid === undefined}
          />
        </Suspense>
      </Section>
      {type === 'ticket' && (
        <Section id="stuk-zaal" title={texts.pieces.hall}>
          <Suspense fallback={<Skeleton shape="card" />}>
            <HallField
              stands={course.stands}
              focus={focus}
              onChange={(stands) =>
                onChange((before) => ({ ...before, stands }), texts.ofItem(texts.pieces.hall, title))
              }
            />
          </Suspense>
        </Section>
      )}
      <Section id="stuk-prijzen" title={texts.pieces.prices}>
        <TariffForms
          key={replaced}
          first={offerCoursesTexts.tariff[type]}
          tariffs={course.tariffs}
          onChange={(change) =>
            onChange(
              (before) => ({ ...before, tariffs: change(before.tariffs) }),
              texts.ofItem(texts.pieces.prices, title),
            )
          }
          {...{ around, faults, focus }}
        />
      </Section>
      {forms(1)}
      <ItemPicture
        shape="course"
        image={course.image}
        onChange={(image, piece) => onChange((before) => ({ ...before, image }), texts.ofItem(piece, title))}
        {...{ club, faults, focus }}
      />
    </>
  );
}
