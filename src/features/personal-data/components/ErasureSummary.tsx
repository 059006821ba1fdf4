import { formatList } from '#rules/writtenList.ts';
import type { Erasure } from '#src/api/entities/people/erasure.ts';
import { Detail } from '#src/components/text/Detail.tsx';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import styles from './PersonalData.module.css';

const texts = personalDataTexts.erase;

interface ErasureSummaryProps {
  erasure: Erasure;
  /** Whether a family member has an account of their own. */
  hasOtherLogins: boolean;
}

/** Lists what is erased, which coming registrations are lost, and what is kept. */
export function ErasureSummary({ erasure, hasOtherLogins }: ErasureSummaryProps) {
  const { people, givenUp, kept, staysWith, moves } = erasure;
  const stays = [
    ...(kept.orders > 0 ? [texts.kept.orders(kept.orders)] : []),
    ...(kept.certificates > 0 ? [texts.kept.certificates(kept.certificates)] : []),
  ];
  return (
    <>
      <section className={styles.part}>
        <h3>{texts.gone.title}</h3>
        <p dir="auto">{texts.gone.whole(formatList(people.map(({ name }) => name)))}</p>
        <p>{texts.gone.what}</p>
        {moves.map(({ name, to }) => (
          <Detail key={name} dir="auto">
            {texts.gone.moves(name, to)}
          </Detail>
        ))}
        {staysWith !== '' ? (
          <Detail dir="auto">{texts.gone.staysWith(staysWith)}</Detail>
        ) : (
          hasOtherLogins && <Detail>{texts.gone.otherLogins}</Detail>
        )}
      </section>
      {givenUp.length > 0 && (
        <section className={styles.part}>
          <h3>{texts.givenUp.title}</h3>
          <ul>
            {givenUp.map(({ kind, name, title, club, count }) => (
              <li key={`${kind} ${name} ${title} ${club}`} dir="auto">
                {name}: {title}, {texts.givenUp.kinds[kind](count)}
                <Detail dir="auto">{club}</Detail>
              </li>
            ))}
          </ul>
          <p>{texts.givenUp.lead}</p>
        </section>
      )}
      <section className={styles.part}>
        <h3>{texts.kept.title}</h3>
        {stays.length > 0 ? (
          <>
            <p>{formatList(stays)}</p>
            <p>{texts.kept.why}</p>
          </>
        ) : (
          <p>{texts.kept.nothing}</p>
        )}
      </section>
      <p>{texts.download}</p>
    </>
  );
}
