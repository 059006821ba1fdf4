import { useMemo, useState } from 'react';
import type { NewsletterEntry, Subscription } from '../../answers/registrationPayload.ts';
import { useSameWhileEqual } from '../../rjsf/useSameWhileEqual.ts';
import { type NewsletterQuestion, subscription } from './newsletterQuestions.ts';

type Choices = ReadonlyMap<string, Partial<Record<NewsletterQuestion['name'], Subscription>>>;

export interface Newsletter {
  readonly entries: readonly NewsletterEntry[];
  readonly choose: (question: NewsletterQuestion, chosen: boolean) => void;
  /** Back to what the host gave. */
  readonly reset: () => void;
}

/** What the host knows of each address, and over it what the person chose: entries that come later change no choice. */
export function useNewsletter(given: readonly NewsletterEntry[], club: number | undefined): Newsletter {
  const [choices, setChoices] = useState<Choices>(noChoices);
  const known = useSameWhileEqual(given);
  const entries = useMemo(() => withChoices(known, choices, club), [known, choices, club]);
  return {
    entries,
    choose: ({ email, name }, chosen) =>
      setChoices(
        (before) => new Map([...before, [email, { ...before.get(email), [name]: subscription(chosen) }]]),
      ),
    reset: () => setChoices(noChoices),
  };
}

const noChoices: Choices = new Map();

/** Each address once. The communication status belongs to a club: without one it couldn't be sent, so it isn't asked. */
function withChoices(
  given: readonly NewsletterEntry[],
  choices: Choices,
  club: number | undefined,
): readonly NewsletterEntry[] {
  const byEmail = new Map(given.map((entry) => [entry.email, entry]));
  return [...byEmail.values()].map(({ email, status, communicationStatus }) => {
    const chosen = choices.get(email);
    const communication = chosen?.communicationStatus ?? communicationStatus;
    const asksCommunication = club !== undefined && communicationStatus !== undefined;
    return {
      email,
      status: chosen?.status ?? status,
      ...(asksCommunication && communication && { communicationStatus: communication }),
    };
  });
}
