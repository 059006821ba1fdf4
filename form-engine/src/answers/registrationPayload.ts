import type { Answers, WireAnswer } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { encodeAnswers } from './encodeAnswers.ts';

/** Whether an address is subscribed. */
export type Subscription = 'subscribed' | 'unsubscribed';

/** The newsletter and message choices of one e-mail address (Specification 3, "Newsletter entry"). */
export interface NewsletterEntry {
  /** The e-mail address. */
  readonly email: string;
  /** Subscription to the newsletter. */
  readonly status: Subscription;
  /** Subscription to messages of the club. Absent where the club doesn't ask for it. */
  readonly communicationStatus?: Subscription;
}

/** The payload of one person's form (Specification 7). */
export interface RegistrationPayload {
  /** Answers by `${qid}_${nid}`. */
  readonly qids: Readonly<Record<string, WireAnswer>>;
  /** Newsletter subscriptions by e-mail address. */
  readonly newsletter: Readonly<Record<string, Subscription>>;
  /** Message subscriptions by the club's nid, then by e-mail address. */
  readonly communicationStatus: Readonly<Record<string, Readonly<Record<string, Subscription>>>>;
  /** The club's nid; `undefined` for a form without a club. */
  readonly club: number | undefined;
}

interface PayloadParts {
  readonly answers: Answers;
  readonly newsletter: readonly NewsletterEntry[];
  readonly club: number | undefined;
}

export function buildPayload(form: CompiledForm, parts: PayloadParts): RegistrationPayload {
  const { answers, newsletter, club } = parts;
  const communication = newsletter.flatMap(({ email, communicationStatus }) =>
    communicationStatus === undefined ? [] : [[email, communicationStatus] as const],
  );
  return {
    qids: encodeAnswers(form, answers),
    newsletter: Object.fromEntries(newsletter.map(({ email, status }) => [email, status])),
    communicationStatus:
      club === undefined || communication.length === 0
        ? {}
        : { [String(club)]: Object.fromEntries(communication) },
    club,
  };
}
