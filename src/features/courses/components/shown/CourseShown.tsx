import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { useNow } from '#src/platform/loading/renderedAt.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { openingTexts } from '../../view/enrolment/openingTexts.ts';
import { tariffCards } from '../../view/enrolment/tariffCards.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import enrolment from '../enrolment/Enrolment.module.css';
import { TariffPrice, TariffTerms } from '../enrolment/TariffPicker.tsx';
import { CourseFacts } from '../facts/CourseFacts.tsx';
import { CourseLead } from '../facts/CourseLead.tsx';
import { Reductions } from '../facts/Reductions.tsx';
import { CourseItem } from '../list/CourseItem.tsx';
import list from '../list/CourseResults.module.css';

interface CourseShownProps {
  course: Course;
  club: Club;
  /** The names of both drawings. */
  labels: { readonly inList: string; readonly onPage: string };
}

/** A course as a visitor sees it, in the list and on its page, without anything to enrol with. */
export function CourseShown({ course, club, labels }: CourseShownProps) {
  const setting: CourseSetting = { club, person: undefined, today: isoDayOf(useNow() / 1000) };
  return (
    <div className={layout.stack3}>
      <section aria-label={labels.inList} className={layout.stack1}>
        <h3>{labels.inList}</h3>
        {/* biome-ignore lint/a11y/useSemanticElements: the item is a card of the list of courses, which is no li */}
        <div role="list" className={list.results} data-display="grid">
          <div className={list.slice}>
            <CourseItem course={course} setting={setting} isLinked={false} />
          </div>
        </div>
      </section>
      <section aria-label={labels.onPage} className={layout.stack2}>
        <h3>{labels.onPage}</h3>
        <p className={enrolment.legend}>{course.title}</p>
        <CourseLead course={course} setting={setting} />
        <ShownTariffs course={course} setting={setting} />
        <Reductions club={club} course={course} />
        <CourseFacts course={course} setting={setting} />
      </section>
    </div>
  );
}

function ShownTariffs({ course, setting }: { course: Course; setting: CourseSetting }) {
  const cards = tariffCards(course, setting);
  const opens = openingTexts(course, setting);
  return (
    <>
      <h4 className={enrolment.legend}>{cards.length === 1 ? texts.tariffsOne : texts.tariffs}</h4>
      <ul className={layout.stack1}>
        {cards.map((card) => (
          <li key={card.nid} className={enrolment.offered}>
            <span className={enrolment.ticket}>
              <span className={enrolment.name}>{card.title}</span>
              {card.note && <span className={enrolment.term}>{card.note}</span>}
              <TariffTerms card={card} />
            </span>
            <TariffPrice card={card} />
          </li>
        ))}
      </ul>
      {opens.length > 0 && (
        <Notice tone="info" title={opens.join(' ')}>
          {texts.opening.stays}
        </Notice>
      )}
    </>
  );
}
