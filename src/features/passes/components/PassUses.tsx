import { useQuery } from '@tanstack/react-query';
import { Section } from '#src/components/layout/Section.tsx';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';
import type { PassHolderOf } from '../queries/passesQuery.ts';
import { passSessionsQuery } from '../queries/passSessionsQuery.ts';
import { passUses } from '../view/passUses.ts';
import styles from './Passes.module.css';

/** The courses that turns can be used for. Hidden when loading fails, because the cards don't depend on it. */
export function PassUses({ owner }: { owner: PassHolderOf }) {
  const { data: sessions = [] } = useQuery(passSessionsQuery(owner));
  const uses = passUses(sessions);
  if (uses.length === 0) return null;
  return (
    <Section id="waarvoor" title={texts.uses}>
      <p className={styles.hint}>{texts.usesHint}</p>
      <ul className={styles.uses}>
        {uses.map(({ course, turns }) => (
          <li key={course} className={styles.use}>
            <span dir="auto">{course}</span>
            <span>{texts.turns(turns)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
