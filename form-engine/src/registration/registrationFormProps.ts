import type { ReactNode } from 'react';
import type { NewsletterEntry, RegistrationPayload } from '../answers/registrationPayload.ts';
import type { Ports } from '../ports.ts';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { FailedUpload } from '../store/uploads/uploadQueue.ts';
import type { Texts } from '../texts/nl.ts';

/** What a host can ask of a form from outside, by its `ref`. */
export interface RegistrationFormHandle {
  /** As the submit button does: checks, then sends. Does nothing while an earlier submit is under way. */
  submit(): Promise<void>;
  /** Back to the answers that the form was opened with. */
  reset(): void;
  /** As they stand in the fields; `encodeAnswers` makes of them what is sent. */
  getAnswers(): Answers;
  /**
   * Sends the files that wait, where `uploads` is `'manual'`, and fills in their paths as they arrive. Resolves when none is
   * under way any more, with every file that could not be sent; those say so at their question, with another try.
   *
   * Call it before `submit()`, or inside `onSubmit`: the payload was built before then, so build `qids` anew from
   * `getAnswers()` afterwards.
   */
  processUploads(submission: string): Promise<readonly FailedUpload[]>;
  /**
   * Puts answers of somebody else, a brother's for instance, in the fields that are empty and that nobody edited. They stay
   * until they are edited, or taken back by `undo`.
   */
  takeOver(answers: Answers): AnswersTakenOver;
  /** Brings the first field with a problem in view and gives it the focus. */
  focusFirstProblem(): void;
}

/** What `takeOver` did. */
export interface AnswersTakenOver {
  /** Of the questions that got an answer, in the order of the form. */
  readonly keys: readonly string[];
  /** Empties them again, save those that were edited since. */
  undo(): void;
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
  /** May come, or come anew, after the form is on the screen: what somebody chose by then stays. */
  readonly entries: readonly NewsletterEntry[];
  /** The club's own words. */
  readonly custom?: {
    /** Title of the choices. */
    readonly label?: string | undefined;
    /** The newsletter question itself; each address is put behind it. */
    readonly question?: string | undefined;
    readonly newsletter?: { readonly help?: string | undefined } | undefined;
  };
}

/** What a server answers that refused a form: shown at the fields, and gone when they are edited. */
export interface SubmitRefusal {
  /** By question key, path and message, as `validateAnswers` gives them. */
  readonly problems: readonly Problem[];
}

/** Either a form that the host compiled (another object is another form), or the sections as a server sent them. */
type FormSource =
  | {
      /** What `compileForm` gave. */
      readonly form: CompiledForm;
      readonly sections?: never;
    }
  | {
      /** As a server sent them, readable or not. Other sections are another form; what was typed is carried over. */
      readonly sections: unknown;
      readonly form?: never;
    };

/** Everything that a form takes beside its questions. */
export interface RegistrationFormSettings {
  /** May be written inline: the latest ones are called, and no field is drawn anew for it. */
  readonly ports: Ports;
  /** Views of a host's own kinds, by kind name. Another view draws every field anew. */
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
  /** The agreement to the club's conditions; without it none is asked. */
  readonly privacy?: PrivacySettings;
  /** The choices about being written to; without them none is asked. */
  readonly newsletter?: NewsletterSettings;
  /**
   * `'read'`: fields that can't be changed. `'review'`: the answers as text, to check before sending; the way back to
   * editing is the host's. `'print'`: every question of every course on paper, with its answer or a place to write it.
   * Default `'edit'`.
   */
  readonly mode?: 'edit' | 'read' | 'review' | 'print';
  /**
   * `'immediate'`: a file is sent as soon as it is chosen, under a submission id of this form, and a submit waits for it.
   * `'manual'`: files wait for `processUploads`. Default `'immediate'` (Specification 4.7).
   */
  readonly uploads?: 'immediate' | 'manual';
  /** Replaces single texts. May be written inline. */
  readonly texts?: Partial<Texts>;
  /** Of the `form` element, so that a button elsewhere can submit it. */
  readonly id?: string;
  /** After every edit. */
  readonly onChange?: (answers: Answers) => void;
  /** After a refused submit, whoever refused it: the place for a notice. */
  readonly onInvalid?: (problems: readonly Problem[]) => void;
  /** A chosen file can't be added: said at its question as well, so this is the place for a notice. */
  readonly onFileRefused?: (refused: RefusedFile) => void;
  /**
   * Sends the answers. Resolves with problems where the server refused them, and with `'unsent'` where the host has said
   * itself why nothing was sent: the draft stays. A host that throws is reported as any uncaught error is.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a host's plain `async` function returns void
  readonly onSubmit: (payload: RegistrationPayload) => Promise<void | SubmitRefusal | 'unsent'>;
  /** Instead of the row with the submit button. */
  readonly children?: ReactNode;
}

/** A file that was chosen and can't be added (Specification 5.6). */
export interface RefusedFile {
  /** Of its question. */
  readonly key: string;
  /** As it was chosen. */
  readonly file: File;
  /** What is wrong: it is empty, larger than 8 MB, of another type, or one too many. */
  readonly fault: 'empty' | 'size' | 'type' | 'count';
  /** Dutch, ready to show. */
  readonly message: string;
}

/** What a registration form takes: a form or its sections, and the settings. */
export type RegistrationFormProps = FormSource & RegistrationFormSettings;
