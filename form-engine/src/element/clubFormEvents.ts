import type { RegistrationPayload } from '../answers/registrationPayload.ts';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { SubmitOutcome } from '../registration/registrationFormProps.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';

/** A valid form is sent. `respondWith` takes the host's answer; without a call the form counts as sent. */
export type ClubFormSubmitEvent = CustomEvent<{
  /** The payload for a server. */
  readonly payload: RegistrationPayload;
  /** Call it during the event, at most once. The form waits for the promise, and shows the problems of a refusal. */
  readonly respondWith: (outcome: SubmitOutcome | Promise<SubmitOutcome>) => void;
}>;

/** An answer was edited. */
export type ClubFormChangeEvent = CustomEvent<{
  /** All current answers. */
  readonly answers: Answers;
}>;

/** A form was compiled; the list is empty where nothing is wrong in its sections. */
export type ClubFormDiagnosticsEvent = CustomEvent<{
  /** The faults in the sections. */
  readonly diagnostics: readonly Diagnostic[];
}>;

/**
 * The events of the element. They have names of their own, because `submit` and `change` of the fields inside bubble
 * through the element too.
 */
export interface ClubFormEventMap {
  /** A valid form is sent. */
  'club-submit': ClubFormSubmitEvent;
  /** An answer was edited. */
  'club-change': ClubFormChangeEvent;
  /** A form was compiled. */
  'club-diagnostics': ClubFormDiagnosticsEvent;
}
