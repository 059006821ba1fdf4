import { ChoiceRow } from '../../questions/controls/ChoiceRow.tsx';
import type { Texts } from '../../texts/nl.ts';
import type { NewsletterSettings } from '../registrationFormProps.ts';
import { newsletterQuestions } from './newsletterQuestions.ts';
import type { Newsletter } from './useNewsletter.ts';

interface NewsletterChoicesProps {
  readonly newsletter: Newsletter;
  readonly custom: NewsletterSettings['custom'];
  readonly idPrefix: string;
  readonly texts: Texts;
  readonly readOnly: boolean;
}

/** Newsletter and messages of the club, by e-mail address (Specification 2.5). */
export function NewsletterChoices(props: NewsletterChoicesProps) {
  const { newsletter, custom, idPrefix, texts, readOnly } = props;
  const questions = newsletterQuestions(newsletter.entries, custom, texts);
  if (questions.length === 0) return null;
  const helpId = `${idPrefix}-newsletter-help`;
  const help = custom?.newsletter?.help ?? '';
  return (
    <fieldset className="cf-field" aria-describedby={help ? helpId : undefined}>
      <legend className="cf-label">
        <span dir="auto">{custom?.label || texts.newsletter}</span>
      </legend>
      {help && (
        <p className="cf-help" id={helpId} dir="auto">
          {help}
        </p>
      )}
      <div className="cf-choices">
        {questions.map((question) => (
          <ChoiceRow
            key={`${question.name} ${question.email}`}
            type="checkbox"
            id={`${idPrefix}-${question.name}-${newsletter.entries.findIndex(({ email }) => email === question.email)}`}
            checked={question.chosen}
            disabled={readOnly}
            onChange={(event) => newsletter.choose(question, event.target.checked)}
          >
            {question.label}
          </ChoiceRow>
        ))}
      </div>
    </fieldset>
  );
}
