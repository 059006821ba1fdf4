import type { Course } from '#src/api/entities/offer/course.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { tariffCards } from '../../view/enrolment/tariffCards.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import styles from './Enrolment.module.css';
import { TariffPrice } from './TariffPicker.tsx';

interface HallEntranceProps {
  course: Course;
  setting: CourseSetting;
}

/** An event with seats in a hall: the prices, and the link to the seat plan. */
export function HallEntrance({ course, setting }: HallEntranceProps) {
  const cards = tariffCards(course, setting);
  return (
    <div className={styles.enrolment}>
      <WithoutJavaScript needs="tickets" />
      <section>
        <h2 className={styles.legend}>{texts.prices}</h2>
        <ul className={styles.choices}>
          {cards.map((card) => (
            <li key={card.nid} className={styles.offered}>
              <span className={styles.ticket}>
                <span className={styles.name}>{card.title}</span>
                {card.note && <span className={styles.term}>{card.note}</span>}
              </span>
              <TariffPrice card={card} />
            </li>
          ))}
        </ul>
      </section>
      {cards.some(({ may }) => may === 'register') && (
        <StickyBar beside summary={texts.seatsHint}>
          <ButtonLink variant="primary" wide to={hrefs.seats({ club: setting.club.url, course: course.url })}>
            {texts.chooseSeats}
          </ButtonLink>
        </StickyBar>
      )}
    </div>
  );
}
