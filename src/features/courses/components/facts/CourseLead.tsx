import type { Course } from '#src/api/entities/offer/course.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import layout from '#src/components/layout/layout.module.css';
import { fullWidth } from '#src/components/media/fullWidth.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { courseAvailability } from '../../view/courseAvailability.ts';
import { courseBrief } from '../../view/courseFacts.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import styles from './CourseLead.module.css';

interface CourseLeadProps {
  course: Course;
  setting: CourseSetting;
}

/** The top of a course page: what the course is and when. On a phone the enrolment comes right below. */
export function CourseLead({ course, setting }: CourseLeadProps) {
  const { club } = setting;
  const availability = courseAvailability(course, setting);
  return (
    <div className={layout.stack2}>
      {course.image && (
        <Picture
          first
          shape="wide"
          picture={pictureOf(club.nid, course.image)}
          sizes={`(min-width: 820px) 640px, ${fullWidth(32)}`}
        />
      )}
      <div className={styles.brief}>
        {courseBrief(course, club).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {(course.taxonomies.length > 0 || availability) && (
        <p className={layout.row1}>
          {course.taxonomies.map(({ nid, title }) => (
            <Pill key={nid} tone="accent">
              {title}
            </Pill>
          ))}
          {availability && <Pill tone={availability.tone}>{availability.text}</Pill>}
        </p>
      )}
    </div>
  );
}
