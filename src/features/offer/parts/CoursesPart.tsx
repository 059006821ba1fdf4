import { Suspense } from 'react';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { ShownBeside } from '../components/shown/ShownBeside.tsx';
import { duplicateCourse, emptyCourse } from '../courses/changes/newCourse.ts';
import type { OfferCourse } from '../state/offerFile.ts';
import { withCourses } from '../state/withCourses.ts';
import { itemKey } from '../view/itemKey.ts';
import { offerHref } from '../view/offerHrefs.ts';
import { CourseForms } from './CourseForms.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import styles from './OfferItems.module.css';
import type { OfferPartProps } from './offerPartProps.ts';

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
  return (
    <ItemsPart<OfferCourse>
      {...{ club: club.url, part, open, items: courses }}
      isShown={(course) => course.type === type}
      published={opened.content.courses}
      titleOf={({ title }) => title}
      noteOf={({ place }) => place}
      create={() => {
        const title = texts.list.add[part];
        return { ...emptyCourse({ title, kind: type, courses }), place: content.club.place };
      }}
      copyOf={(course) => duplicateCourse(course, courses)}
      onItems={(changeItems, what) => change((file) => withCourses(file, changeItems(file.courses)), what)}
      list={(add) => (
        <Suspense fallback={<Skeleton shape="card" count={4} />}>
          {type !== 'ticket' && courses.some(({ nid }) => nid !== undefined) && (
            <p className={styles.season}>
              <ButtonLink icon="calendar" to={offerHref({ club: club.url, part: 'seizoen' })}>
                {texts.list.nextSeason}
              </ButtonLink>
            </p>
          )}
          <CoursesTable
            key={type}
            courses={courses}
            kind={type}
            onChange={(next, what) => change((file) => withCourses(file, next), what)}
            hrefOf={(course) =>
              offerHref({ club: club.url, part, item: itemKey(course, courses.indexOf(course)) })
            }
            onAdd={add}
            place={content.club.place}
            published={opened.content.courses}
          />
        </Suspense>
      )}
      linksOf={(course) => course.nid !== undefined && <CourseLinks club={club} course={course} />}
    >
      {(course, changeCourse) => (
        <ShownBeside
          {...{ club, course, content }}
          published={
            course.nid === undefined
              ? undefined
              : opened.content.courses.find(({ nid }) => nid === course.nid)
          }
        >
          <CourseForms
            key={open}
            {...{ club, course, content, faults, focus }}
            replaced={state.replaced}
            onChange={changeCourse}
          />
        </ShownBeside>
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
        {texts.list.questions[course.type]}
      </ButtonLink>
      <ButtonLink to={hrefs.course({ club: club.url, course: course.url })} icon="eye">
        {texts.list.seen}
      </ButtonLink>
      {course.type !== 'ticket' && (
        <ButtonLink
          to={hrefs.management({ club: club.url, cursus: String(course.nid ?? 0), stoppen: '1' })}
          icon="close"
        >
          {texts.list.stop}
        </ButtonLink>
      )}
    </>
  );
}
