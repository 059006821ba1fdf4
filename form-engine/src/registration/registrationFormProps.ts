import type { ReactNode } from 'react';
import type { NewsletterEntry, RegistrationPayload } from '../answers/registrationPayload.ts';
import type { Ports } from '../ports.ts';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { Texts } from '../texts/nl.ts';

/** What a host can ask of a form from outside, by its `ref`. */
export interface RegistrationFormHandle {
  /** As the submit button does: checks, then sends. Does nothing while an earlier submit is under way. */
  submit(): Promise<void>;
  /** Back to the answers that the form was opened with. */
  reset(): void;
  /** As they stand in the fields; `encodeAnswers` makes of them what is sent. */
  getAnswers(): Answers;
  /** Brings the first field with a problem in view and gives it the focus. */
  focusFirstProblem(): void;
}

/** The agreement to the club's conditions (Specification 5.3): required, and never ticked beforehand. */
export interface PrivacySettings {
  /** The page with the conditions. */
  readonly href: string;
  /** Shows them without leaving the form, a dialog for instance; the link stays a link. */
  readonly onOpen?: () => void;
}

/** The newsletter and communication choices, in the club's own words where it has any. */
export interface NewsletterSettings {
  readonly entries: readonly NewsletterEntry[];
  readonly custom?: {
    /** Title of the choices. */
    readonly label?: string;
    /** The newsletter question itself. */
    readonly question?: string;
    readonly newsletter?: { readonly help: string };
  };
}

/** What a server answers that refused a form: shown at the fields, and gone when they are edited. */
export interface SubmitRefusal {
  readonly problems: readonly Problem[];
}

/** Either a form that the host compiled (another object is another form), or the sections as a server sent them. */
type FormSource =
  | { readonly form: CompiledForm; readonly sections?: never }
  | { readonly sections: unknown; readonly form?: never };

export interface RegistrationFormSettings {
  readonly ports: Ports;
  /** Views of a host's own kinds, by kind name. Another object draws every field anew. */
  readonly views?: Readonly<Record<string, QuestionView>>;
  /** Go before what the server stored. */
  readonly initialAnswers?: Answers;
  /** Under which name the draft is kept; without it, or without a drafts port, none is. */
  readonly draftKey?: string;
  /** The person's birthdate from the profile, `YYYY-MM-DD`. */
  readonly context?: { readonly birthdate?: string };
  /** Who the answers are about; browsers fill in what they know for `'self'` alone. Default `'other'`. */
  readonly subject?: 'self' | 'other';
  /** The club's nid, for the payload. */
  readonly club?: number;
  /** Titles of the courses that questions belong to. */
  readonly courses?: readonly { readonly nid: number; readonly title: string }[];
  readonly privacy?: PrivacySettings;
  readonly newsletter?: NewsletterSettings;
  /** `'read'`: fields that can't be changed. `'review'`: the answers as text, to check before sending. Default `'edit'`. */
  readonly mode?: 'edit' | 'read' | 'review';
  readonly texts?: Partial<Texts>;
  /** Of the `form` element, so that a button elsewhere can submit it. */
  readonly id?: string;
  /** After every edit. */
  readonly onChange?: (answers: Answers) => void;
  /** After a refused submit, whoever refused it: the place for a notice. */
  readonly onInvalid?: (problems: readonly Problem[]) => void;
  /**
   * Sends the answers. Resolves with problems where the server refused them, and with `'unsent'` where the host has said
   * itself why nothing was sent: the draft stays. A host that throws is reported as any uncaught error is.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a host's plain `async` function returns void
  readonly onSubmit: (payload: RegistrationPayload) => Promise<void | SubmitRefusal | 'unsent'>;
  /** Instead of the row with the submit button. */
  readonly children?: ReactNode;
}

export type RegistrationFormProps = FormSource & RegistrationFormSettings;
