import { useQuery } from '@tanstack/react-query';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/session.ts';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';
import { Loaded } from '../../failures/index.ts';
import { type PassHolderOf, passesQuery, passSessionsQuery } from '../queries.ts';
import { passCardViews } from '../view/passCardViews.ts';
import { passUses } from '../view/passUses.ts';
import { PassCards } from './PassCards.tsx';
import styles from './Passes.module.css';
import { PassOffer } from './PassOffer.tsx';
import { PassesLoading, PassScreen } from './PassScreen.tsx';

/** A member's passes at a club, and the passes for sale. */
export function PassOverviewPage({ club }: { club: Club }) {
  return (
    <PassScreen club={club} title={texts.title} isOverview>
      {(member) => <Overview club={club} member={member} />}
    </PassScreen>
  );
}

function Overview({ club, member }: { club: Club; member: User }) {
  const owner = { club: club.nid, uid: member.uid };
  const passes = useQuery(passesQuery(owner));
  const today = isoDayOf(systemClock.now() / 1000);
  return (
    <Loaded query={passes} loading={<PassesLoading />}>
      {({ cards, offered }) => (
        <Sections>
          <PassCards club={club} name={member.firstName} cards={passCardViews(cards, today)} />
          <PassOffer club={club} owner={owner} offered={offered} />
          <PassUses owner={owner} />
        </Sections>
      )}
    </Loaded>
  );
}

/** The courses that turns can be used for. Hidden when loading fails, because the cards don't depend on it. */
function PassUses({ owner }: { owner: PassHolderOf }) {
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
