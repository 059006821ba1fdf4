import type { Club } from '#src/api/entities/club/club.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { reductionSentences } from '../../view/offerTexts.ts';
import styles from './Reductions.module.css';

interface ReductionsProps {
  club: Pick<Club, 'reductions'>;
  /** Left out for all reductions of the club. */
  course?: Pick<CourseSummary, 'url' | 'type'>;
}

/** The reductions that a club gives by rule, told before anything is in the cart. */
export function Reductions({ club, course }: ReductionsProps) {
  const sentences = reductionSentences(club.reductions, course);
  if (sentences.length === 0) return null;
  return (
    <section aria-label={texts.reductions.title} className={styles.reductions}>
      <h2 className={styles.title}>{texts.reductions.title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
