import type { NewsletterEntry, Subscription } from '../../answers/registrationPayload.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import type { NewsletterSettings } from '../registrationFormProps.ts';

/** A subscription question for one address. */
export interface NewsletterQuestion {
  readonly name: 'status' | 'communicationStatus';
  readonly email: string;
  readonly label: string;
  readonly chosen: boolean;
}

/**
 * The subscription questions of each address. The newsletter question uses the club's own words where it has any
 * (Specification 2.5).
 */
export function newsletterQuestions(
  entries: readonly NewsletterEntry[],
  custom: NewsletterSettings['custom'],
  texts: Texts,
): readonly NewsletterQuestion[] {
  return entries.flatMap(({ email, status, communicationStatus }) => {
    const newsletter: NewsletterQuestion = {
      name: 'status',
      email,
      label: custom?.question ? `${custom.question} (${email})` : fillIn(texts.newsletterFor, { email }),
      chosen: status === 'subscribed',
    };
    if (communicationStatus === undefined) return [newsletter];
    const label = fillIn(texts.communicationFor, { email });
    const chosen = communicationStatus === 'subscribed';
    return [newsletter, { name: 'communicationStatus', email, label, chosen }];
  });
}

export function subscription(chosen: boolean): Subscription {
  return chosen ? 'subscribed' : 'unsubscribed';
}
