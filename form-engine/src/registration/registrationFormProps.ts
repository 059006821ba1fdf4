import type { ReactNode } from 'react';
import type { NewsletterEntry, RegistrationPayload } from '../answers/registrationPayload.ts';
import type { Ports } from '../ports.ts';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import type { Answer, Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { FailedUpload } from '../store/uploads/uploadQueue.ts';
import type { Texts } from '../texts/nl.ts';

/** Methods of a form for its host, through its `ref`. */
export interface RegistrationFormHandle {
  /** Checks and sends the form, as the submit button does. Does nothing while an earlier submit is in progress. */
  submit(): Promise<void>;
  /**
   * Checks the form and waits for its uploads, as `submit` does, but leaves the sending to the host: for a request with
   * several forms. Resolves with `undefined` when nothing may be sent; the form then shows why. Until `finish` is called
   * the form counts as being sent.
   */
  prepare(): Promise<PreparedForm | undefined>;
  /** Resets the form to its initial answers. */
  reset(): void;
  /** The current answers in the fields. `encodeAnswers` converts them to the wire format. */
  getAnswers(): Answers;
  /** The payload that `onSubmit` would get now, checked or not. */
  getData(): RegistrationPayload;
  /**
   * Sets the answer to one question as if the user had typed it, and clears it with `undefined`. It is checked on submit. Does
   * nothing for a key that is no question of the form, or whose answer is computed.
   */
  setAnswer(key: string, answer: Answer | undefined): void;
  /** Shows problems as a refused submit does, in place of those before. An empty list takes them away. */
  setProblems(problems: readonly Problem[]): void;
  /**
   * Sends the waiting files where `uploads` is `'manual'`, and fills in their paths as they arrive. Resolves when no
   * upload is in progress, with every file that could not be sent. Each such file shows its failure and a retry button
   * at its question.
   *
   * Call it before `submit()`, or inside `onSubmit`. In `onSubmit` the payload is older than the uploads, so build
   * `qids` again from `getAnswers()` afterwards.
   */
  processUploads(submission: string): Promise<readonly FailedUpload[]>;
  /**
   * Copies another person's answers, a brother's for instance, to empty fields that nobody edited. They stay until the
   * user edits them, or `undo` takes them back. Sensitive questions are never filled in.
   *
   * @param settings.source names the origin at each of these fields: `Like Finn`. An edit removes it.
   */
  takeOver(
    answers: Answers,
    settings?: { readonly source?: string | undefined } | undefined,
  ): AnswersTakenOver;
  /** Shows a question, on its step and of its course, scrolls to it and focuses it. */
  focusField(key: string): void;
  /** Scrolls to the first field with a problem and focuses it. */
  focusFirstProblem(): void;
}

/** A valid form that waits for its host to send it. */
export interface PreparedForm {
  /** The same data as `submit` gives to `onSubmit`. */
  readonly payload: RegistrationPayload;
  /** Ends the sending. Call it once, with what `onSubmit` would have resolved with. */
  readonly finish: (outcome: SubmitRefusal | 'unsent' | undefined) => void;
}

/** The result of `takeOver`. */
export interface AnswersTakenOver {
  /** Keys of the questions that got an answer, in the order of the form. */
  readonly keys: readonly string[];
  /** Clears these answers again, except those edited since. */
  undo(): void;
}

/** The agreement to the club's conditions (Specification 5.3). It is required and never ticked in advance. */
export interface PrivacySettings {
  /** URL of the conditions. */
  readonly href: string;
  /** Shows the conditions without leaving the form, in a dialog for instance. The link stays a link. */
  readonly onOpen?: (() => void) | undefined;
}

/** The newsletter and communication choices, in the club's own words where it has any. */
export interface NewsletterSettings {
  /** The entries per address. They may arrive or change after the form is drawn: the user's choices stay. */
  readonly entries: readonly NewsletterEntry[];
  /** The club's own words. */
  readonly custom?:
    | {
        /** Title above the choices. */
        readonly label?: string | undefined;
        /** The newsletter question. The engine adds the address after it. */
        readonly question?: string | undefined;
        readonly newsletter?: { readonly help?: string | undefined } | undefined;
      }
    | undefined;
}

/** A server's refusal of a form. Its problems are shown at their fields, and disappear when the fields are edited. */
export interface SubmitRefusal {
  /** The problems with question key, path and message, as `validateAnswers` returns them. */
  readonly problems: readonly Problem[];
}

/** The outcome of a submit: nothing where it was taken, the problems where it was refused, `'unsent'` to stay in the form. */
// biome-ignore lint/suspicious/noConfusingVoidType: a host's plain `async` function returns void
export type SubmitOutcome = void | SubmitRefusal | 'unsent';

/** Either a form that the host compiled (another object is another form), or the sections from a server. */
type FormSource =
  | {
      /** The result of `compileForm`. */
      readonly form: CompiledForm;
      readonly sections?: never;
      readonly locale?: never;
      readonly plainKeys?: never;
    }
  | {
      /**
       * The sections from a server, valid or not. Other sections make another form, which keeps the answers typed so
       * far.
       */
      readonly sections: unknown;
      readonly form?: never;
      /**
       * The language of names, numbers, dates and texts in several languages, a BCP 47 tag. Default `nl-BE`. Give
       * `texts` in the same language. A compiled form has its own locale, from `compileForm`.
       */
      readonly locale?: string | undefined;
      /**
       * Whether the key of an answer is the `qid` of its question alone, `fname` in place of `fname_0`: for sections without
       * courses. A `nid` is then ignored. Default false. A compiled form has its own keys, from `compileForm`.
       */
      readonly plainKeys?: boolean | undefined;
    };

/** All settings of a form, besides its questions. */
export interface RegistrationFormSettings {
  /** The ports. They may be written inline: the latest ones are called, and no field renders again. */
  readonly ports: Ports;
  /** Views of a host's own kinds, by kind name. Changing a view renders every field again. */
  readonly views?: Readonly<Record<string, QuestionView>> | undefined;
  /** Initial answers, which take precedence over the server's stored answers. */
  readonly initialAnswers?: Answers | undefined;
  /** The key of the draft. Without a key or a drafts port there is no draft. */
  readonly draftKey?: string | undefined;
  /** Data of the profile: the person's birthdate, `YYYY-MM-DD`. */
  readonly context?: { readonly birthdate?: string | undefined } | undefined;
  /** The person that the answers are about. Browsers autofill only for `'self'`. Default `'other'`. */
  readonly subject?: 'self' | 'other' | undefined;
  /**
   * Whether a section that the server already answered, from the profile or an earlier registration, folds to its answers with
   * a button to change them. A section with a sensitive question, a problem, or a required question without an answer stays
   * open. Default false.
   */
  readonly foldsKnown?: boolean | undefined;
  /**
   * Whether the submit button leads through the questions of each course before it sends: it checks those that are shown and
   * goes to the next. The agreement and the newsletter come with the last ones. The course switch stays. Default false.
   */
  readonly walksCourses?: boolean | undefined;
  /**
   * Drawn once, after the first section of the first course: for an offer such as copying answers, which then doesn't delay
   * the first question.
   */
  readonly afterFirstSection?: ReactNode;
  /** The club's nid, for the payload. */
  readonly club?: number | undefined;
  /** Titles of the courses that questions belong to. */
  readonly courses?: readonly { readonly nid: number; readonly title: string }[] | undefined;
  /** The agreement to the club's conditions. Without this setting there is no agreement. */
  readonly privacy?: PrivacySettings | undefined;
  /** The newsletter choices. Without this setting there are none. */
  readonly newsletter?: NewsletterSettings | undefined;
  /**
   * `'read'`: read-only fields. `'review'`: the answers as text before sending; the host offers the way back to
   * editing. `'print'`: every question of every course on paper, with its answer or space to write it. Default
   * `'edit'`.
   */
  readonly mode?: 'edit' | 'read' | 'review' | 'print' | undefined;
  /**
   * Whether the review shows three answers, what was not known before first, and a button for all of them. For a host that
   * reviews several people, or an order with them. Default false.
   */
  readonly foldsReview?: boolean | undefined;
  /**
   * `'immediate'`: a file is sent as soon as it is chosen, with a submission id of this form, and a submit waits for
   * it. `'manual'`: files wait for `processUploads`. Default `'immediate'` (Specification 4.7).
   */
  readonly uploads?: 'immediate' | 'manual' | undefined;
  /**
   * The step to show, an index in `CompiledForm.steps`; the number of steps is the review. Give it when your address
   * holds the step. A step that wasn't reached is not shown: `onStep` then tells where the form stays.
   */
  readonly step?: number | undefined;
  /** Called when another step is shown, with its index: the place to put it in your address. */
  readonly onStep?: ((step: number) => void) | undefined;
  /** Replaces individual texts. May be written inline. */
  readonly texts?: Partial<Texts> | undefined;
  /** The id of the `form` element, so that a button elsewhere can submit it. */
  readonly id?: string | undefined;
  /**
   * Called once per form with the faults in its sections and its kinds without a view; with an empty list where there
   * are none. In development they are warnings in the console too.
   */
  readonly onDiagnostics?: ((diagnostics: readonly Diagnostic[]) => void) | undefined;
  /** Called after every edit. */
  readonly onChange?: ((answers: Answers) => void) | undefined;
  /** Called after a refused submit, by the browser or by the server. Use it for a notice. */
  readonly onInvalid?: ((problems: readonly Problem[]) => void) | undefined;
  /** Called when a chosen file can't be added. The question shows the reason as well, so use it for a notice. */
  readonly onFileRefused?: ((refused: RefusedFile) => void) | undefined;
  /**
   * Sends the answers. Resolves with problems where the server refused them. Resolves with `'unsent'` where the host
   * has told the user why nothing was sent: the draft stays. It may also return these without a promise. An error thrown by
   * the host is reported as an uncaught error.
   */
  readonly onSubmit: (payload: RegistrationPayload) => SubmitOutcome | Promise<SubmitOutcome>;
  /** Replaces the row with the submit button. A function gets the state that the row shows, and itself tells that the draft is saved. */
  readonly children?: ReactNode | ((actions: ActionsState) => ReactNode) | undefined;
}

/** The state of the form that the row with the submit button shows. */
export interface ActionsState {
  /** The text of the button while it leads to the questions of the next course (`walksCourses`); absent where it submits. */
  readonly nextCourse: string | undefined;
  /** Whether a draft of these answers is saved. */
  readonly isDraftSaved: boolean;
}

/** A file that was chosen and can't be added (Specification 5.6). */
export interface RefusedFile {
  /** Key of the file's question; in a row, that of the outermost group. */
  readonly key: string;
  /** The chosen file. */
  readonly file: File;
  /** The reason: empty, larger than 8 MB, of a refused type, or more than the maximum number of files. */
  readonly fault: 'empty' | 'size' | 'type' | 'count';
  /** The message for the user, from the form's texts. */
  readonly message: string;
}

/** Props of a registration form: a compiled form or its sections, and the settings. */
export type RegistrationFormProps = FormSource & RegistrationFormSettings;
