import { Suspense } from 'react';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { coursePieces } from '../schema/pieces.ts';
import { newCourse, withUrlOfTitle } from '../state/newItems.ts';
import type { OfferCourse } from '../state/offerFile.ts';
import { itemKey } from '../view/itemKey.ts';
import { offerHref } from '../view/offerHrefs.ts';
import { ItemPicture } from './ItemPicture.tsx';

import { ItemsPart } from './ItemsPart.tsx';
import type { OfferPartProps } from './offerPartProps.ts';
import { PieceForms } from './PieceForms.tsx';

const CoursesTable = lazyPart(async () => (await import('../courses/CoursesTable.tsx')).CoursesTable);

interface CoursesPartProps extends OfferPartProps {
  type: OfferCourse['type'];
  part: 'cursussen' | 'activiteiten' | 'tickets';
}

/** The courses, activities or events of a club. */
export function CoursesPart({
  type,
  part,
  club,
  editing,
  opened,
  item: open,
  faults,
  focus,
}: CoursesPartProps) {
  const { state, change } = editing;
  const { content } = state;
  const { courses } = content;
  const pieces = coursePieces.map((piece) => ({
    ...piece,
    isFolded: piece.id === 'who' || piece.id === 'more',
    title: piece.id === 'course' ? texts.pieces.course[type] : texts.pieces[piece.id],
  }));
  return (
    <ItemsPart<OfferCourse>
      {...{ club: club.url, part, open, items: courses }}
      isShown={(course) => course.type === type}
      published={opened.content.courses}
      titleOf={({ title }) => title}
      noteOf={({ place }) => place}
      create={() => newCourse(texts.list.add[part], type, content)}
      rename={(course) => {
        const title = texts.list.copyOf(course.title);
        return { ...course, title, url: newCourse(title, type, content).url };
      }}
      onItems={(changeItems, what) =>
        change((file) => ({ ...file, courses: [...changeItems(file.courses)] }), what)
      }
      list={(add) => (
        <Suspense fallback={<Skeleton shape="card" count={4} />}>
          <CoursesTable
            courses={courses}
            kind={type}
            onChange={(next, what) => change((file) => ({ ...file, courses: [...next] }), what)}
            hrefOf={(course) =>
              offerHref({ club: club.url, part, item: itemKey(course, courses.indexOf(course)) })
            }
            onAdd={add}
            published={opened.content.courses}
          />
        </Suspense>
      )}
      linksOf={(course) => course.nid !== undefined && <CourseLinks club={club} course={course} />}
    >
      {(course, changeCourse) => (
        <>
          <PieceForms
            key={`${open} ${state.replaced}`}
            path="courses"
            pieces={pieces}
            value={course}
            onChange={(changeValue, piece) =>
              changeCourse(
                (before) => {
                  // Cast is safe: the forms are made of the schema of a course.
                  const after = changeValue(before) as OfferCourse;
                  return withUrlOfTitle(before, after, (url) => courses.some((one) => one.url === url));
                },
                texts.ofItem(piece, course.title),
              )
            }
            around={content}
            {...{ faults, focus }}
          />
          <ItemPicture
            shape="course"
            image={course.image}
            onChange={(image, piece) =>
              changeCourse((before) => ({ ...before, image }), texts.ofItem(piece, course.title))
            }
            {...{ club, faults, focus }}
          />
        </>
      )}
    </ItemsPart>
  );
}

function CourseLinks({ club, course }: { club: OfferPartProps['club']; course: OfferCourse }) {
  return (
    <>
      <ButtonLink
        to={hrefs.courseFormPreview({ club: club.nid, nid: course.nid ?? 0, bewerk: 1 })}
        icon="form"
      >
        {texts.list.questions}
      </ButtonLink>
      <ButtonLink to={hrefs.course({ club: club.url, course: course.url })} icon="eye">
        {texts.list.seen}
      </ButtonLink>
    </>
  );
}
