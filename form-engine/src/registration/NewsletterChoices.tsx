import type { NewsletterEntry, Subscription } from '../answers/registrationPayload.ts';
import { ChoiceRow } from '../questions/controls/ChoiceRow.tsx';
import { fillIn } from '../texts/fillIn.ts';
import type { Texts } from '../texts/nl.ts';
import type { NewsletterSettings } from './registrationFormProps.ts';

interface NewsletterChoicesProps {
  readonly entries: readonly NewsletterEntry[];
  readonly custom: NewsletterSettings['custom'];
  readonly idPrefix: string;
  readonly texts: Texts;
  readonly readOnly: boolean;
  readonly onChange: (entries: readonly NewsletterEntry[]) => void;
}

/** Newsletter and messages of the club, per e-mail address (Specification 2.5). */
export function NewsletterChoices(props: NewsletterChoicesProps) {
  const { entries, custom, idPrefix, texts, readOnly, onChange } = props;
  const helpId = `${idPrefix}-newsletter-help`;
  const help = custom?.newsletter?.help ?? '';
  const change = (changed: NewsletterEntry) =>
    onChange(entries.map((entry) => (entry.email === changed.email ? changed : entry)));
  return (
    <fieldset className="cf-field" aria-describedby={help ? helpId : undefined}>
      <legend className="cf-label">{custom?.label || texts.newsletter}</legend>
      {help && (
        <p className="cf-help" id={helpId} dir="auto">
          {help}
        </p>
      )}
      <div className="cf-choices">
        {entries.flatMap((entry, index) => [
          <ChoiceRow
            key={`newsletter ${entry.email}`}
            type="checkbox"
            id={`${idPrefix}-newsletter-${index}`}
            checked={entry.status === 'subscribed'}
            disabled={readOnly}
            onChange={(event) => change({ ...entry, status: subscription(event.target.checked) })}
          >
            {custom?.question
              ? `${custom.question} (${entry.email})`
              : fillIn(texts.newsletterFor, { email: entry.email })}
          </ChoiceRow>,
          entry.communicationStatus !== undefined && (
            <ChoiceRow
              key={`communication ${entry.email}`}
              type="checkbox"
              id={`${idPrefix}-communication-${index}`}
              checked={entry.communicationStatus === 'subscribed'}
              disabled={readOnly}
              onChange={(event) =>
                change({ ...entry, communicationStatus: subscription(event.target.checked) })
              }
            >
              {fillIn(texts.communicationFor, { email: entry.email })}
            </ChoiceRow>
          ),
        ])}
      </div>
    </fieldset>
  );
}

function subscription(chosen: boolean): Subscription {
  return chosen ? 'subscribed' : 'unsubscribed';
}
