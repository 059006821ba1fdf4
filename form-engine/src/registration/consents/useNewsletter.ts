import { useMemo, useState } from 'react';
import type { NewsletterEntry, Subscription } from '../../answers/registrationPayload.ts';
import { useSameWhileEqual } from '../../rjsf/useSameWhileEqual.ts';
import { type NewsletterQuestion, subscription } from './newsletterQuestions.ts';

type Choices = ReadonlyMap<string, Partial<Record<NewsletterQuestion['name'], Subscription>>>;

export interface Newsletter {
  readonly entries: readonly NewsletterEntry[];
  readonly choose: (question: NewsletterQuestion, chosen: boolean) => void;
  /** Resets to the choices that the host gave. */
  readonly reset: () => void;
}

/** Combines the host's entries with the user's choices. Entries that arrive later don't change a choice. */
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

/**
 * Entries with the user's choices, one per address. The communication status belongs to a club. Without a club it
 * can't be sent, so it isn't asked.
 */
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
