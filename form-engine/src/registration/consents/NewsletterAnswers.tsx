import type { NewsletterEntry } from '../../answers/registrationPayload.ts';
import type { Texts } from '../../texts/nl.ts';
import type { NewsletterSettings } from '../registrationFormProps.ts';
import { newsletterQuestions } from './newsletterQuestions.ts';

interface NewsletterAnswersProps {
  readonly entries: readonly NewsletterEntry[];
  readonly custom: NewsletterSettings['custom'];
  readonly texts: Texts;
}

/** The newsletter choices as text, for the review and for print. */
export function NewsletterAnswers({ entries, custom, texts }: NewsletterAnswersProps) {
  const questions = newsletterQuestions(entries, custom, texts);
  if (questions.length === 0) return null;
  return (
    <section className="cf-section">
      <h3 className="cf-review-title" dir="auto">
        {custom?.label || texts.newsletter}
      </h3>
      <dl className="cf-answers">
        {questions.map(({ name, email, label, chosen }) => (
          <div key={`${name} ${email}`} className="cf-answer">
            <dt dir="auto">{label}</dt>
            <dd>{chosen ? texts.yes : texts.no}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
