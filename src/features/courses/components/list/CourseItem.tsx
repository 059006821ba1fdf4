import { memo } from 'react';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Icon, type IconName } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { fromList } from '../../state/useWayBack.ts';
import { type CourseRow, courseRow } from '../../view/list/courseRow.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import styles from './CourseResults.module.css';

interface CourseItemProps {
  course: CourseSummary;
  setting: CourseSetting;
  /** The first of the page, whose picture is above the fold. */
  first?: boolean;
  /** Whether another course of the list has this title, so that the link tells more. */
  hasNamesake?: boolean;
  /** Whether the title leads to the page of the course, which a course that isn't published doesn't have. */
  isLinked?: boolean;
}

/** Memoized, because a list may have thousands of courses. */
export const CourseItem = memo(function CourseItem(props: CourseItemProps) {
  const { course, setting, first = false, hasNamesake = false, isLinked = true } = props;
  const row = courseRow(course, setting);
  return (
    <Card role="listitem" clickable={isLinked}>
      <div className={course.image ? `${styles.row} ${styles.pictured}` : styles.row}>
        {course.image && (
          <div className={styles.picture}>
            <Picture
              decorative
              first={first}
              shape="wide"
              picture={pictureOf(setting.club.nid, course.image)}
              sizes="(min-width: 640px) 320px, 96px"
            />
          </div>
        )}
        <div className={styles.what}>
          {row.labels.length > 0 && <p className={styles.labels}>{row.labels.join(' · ')}</p>}
          <h2 className={styles.title}>
            {isLinked ? (
              <Link to={hrefs.course({ club: setting.club.url, course: row.url })} state={fromList} fades>
                {row.title}
                {hasNamesake && <VisuallyHidden>: {setApart(row)}</VisuallyHidden>}
              </Link>
            ) : (
              row.title
            )}
          </h2>
          <CourseMeta row={row} />
        </div>
        <div className={styles.offer}>
          {row.price && (
            <p className={styles.price}>
              {row.fullPrice && (
                <s>
                  <VisuallyHidden>{texts.insteadOf} </VisuallyHidden>
                  {row.fullPrice}
                </s>
              )}{' '}
              {row.price}
            </p>
          )}
          {row.earlyPrice && <p className={styles.earlyPrice}>{row.earlyPrice}</p>}
          {row.pills.map(({ tone, text }) => (
            <Pill key={text} tone={tone}>
              {text}
            </Pill>
          ))}
        </div>
      </div>
    </Card>
  );
});

/** The facts that set courses of one title apart. */
function setApart({ schedule, place, age, period }: CourseRow): string {
  return [schedule, place, age, period].filter(Boolean).join(', ');
}

interface CourseMetaProps {
  row: Pick<CourseRow, 'schedule' | 'period' | 'lessons' | 'place' | 'age'>;
}

/** The day and time, length, place and audience of a course. Unknown facts are left out. */
function CourseMeta({ row }: CourseMetaProps) {
  const facts: readonly [IconName, string][] = [
    ['clock', row.schedule],
    ['calendar', [row.period, row.lessons].filter(Boolean).join(' · ')],
    ['pin', row.place],
    ['user', row.age],
  ];
  return (
    <ul className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([icon, text]) => (
          <li key={icon} className={styles.fact} data-fact={icon}>
            <Icon name={icon} size={16} />
            {text}
          </li>
        ))}
    </ul>
  );
}
