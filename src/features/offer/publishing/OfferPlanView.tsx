import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import type { OfferWords } from '../offerQueries.ts';
import { isEmptyPlan, type OfferPlan } from './isPublishable.ts';
import styles from './OfferPlanView.module.css';

const texts = offerTexts.publish;

interface OfferPlanViewProps {
  plan: OfferPlan;
  words: OfferWords;
  onWords: (words: OfferWords) => void;
}

/** A plan that can be published, in sentences: what changes, who is enrolled, and who is mailed. */
export function OfferPlanView({ plan, words, onWords }: OfferPlanViewProps) {
  const { changes, moved, mails, reschedules, notes } = plan;
  if (isEmptyPlan(plan)) return <p role="status">{texts.nothing}</p>;
  return (
    <>
      {(['added', 'changed', 'removed'] as const).map((is) => (
        <Changes key={is} title={texts.groups[is]} changes={changes.filter((change) => change.is === is)} />
      ))}
      {moved > 0 && <p>{texts.moved(moved)}</p>}
      {reschedules.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{texts.reschedules}</legend>
          {reschedules.map(({ course, message }) => (
            <ChoiceCard
              key={course}
              type="checkbox"
              checked={words.reschedules.includes(course)}
              onChange={() => onWords({ ...words, reschedules: toggled(words.reschedules, course) })}
              title={message}
            />
          ))}
        </fieldset>
      )}
      {mails.people > 0 && (
        <section className={styles.group}>
          <p>{texts.mails(mails.people)}</p>
          <ul>
            {mails.courses.map(({ title, people }) => (
              <li key={title}>{texts.mailsOf(title, people)}</li>
            ))}
          </ul>
          {mails.needsWord && (
            <ChoiceCard
              type="checkbox"
              checked={words.mailsTo === mails.people}
              onChange={() =>
                onWords({ ...words, mailsTo: words.mailsTo === undefined ? mails.people : undefined })
              }
              title={texts.mailsWord(mails.people)}
            />
          )}
        </section>
      )}
      {notes.length > 0 && (
        <Notice tone="info" title={texts.notes}>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function toggled(urls: readonly string[], url: string): readonly string[] {
  return urls.includes(url) ? urls.filter((one) => one !== url) : [...urls, url];
}

function Changes({ title, changes }: { title: string; changes: OfferPlan['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{`${title} (${changes.length})`}</h3>
      <ul className={styles.changes}>
        {changes.map(({ sentence, lines, people }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same, and the list never changes
          <li key={index}>
            <p className={styles.sentence}>{sentence}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {people && <p className={styles.people}>{people}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
