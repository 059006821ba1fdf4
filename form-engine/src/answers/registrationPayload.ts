import type { Answers, WireAnswer } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { encodeAnswers } from './encodeAnswers.ts';

/** What somebody chose about being written to. */
export type Subscription = 'subscribed' | 'unsubscribed';

/** The choices of one e-mail address (Specification 3, "Newsletter entry"). */
export interface NewsletterEntry {
  /** The address that is written to. */
  readonly email: string;
  /** Of the newsletter. */
  readonly status: Subscription;
  /** Absent where the club doesn't ask for it. */
  readonly communicationStatus?: Subscription;
}

/** One person's form, as it is sent (Specification 7). */
export interface RegistrationPayload {
  /** By `${qid}_${nid}`. */
  readonly qids: Readonly<Record<string, WireAnswer>>;
  /** By e-mail address. */
  readonly newsletter: Readonly<Record<string, Subscription>>;
  /** By the club's nid, then by e-mail address. */
  readonly communicationStatus: Readonly<Record<string, Readonly<Record<string, Subscription>>>>;
  /** The club's nid; `undefined` for a form that belongs to none. */
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
