import type { Address, Answers } from './questions/question-kind/answer.ts';

/**
 * Interfaces that the host implements for a form. The engine itself never fetches, stores or reads a clock. Every
 * asynchronous call takes an `AbortSignal`, and rejects with the signal's reason when it is aborted.
 */
export interface Ports {
  /** The current day. The only port that every form needs. */
  readonly clock: ClockPort;
  /** Lists and checks for addresses. Without this port an address is typed by hand and stays unchecked. */
  readonly addresses?: AddressPort | undefined;
  /** Address search. Without this port the form has no search box for an address. */
  readonly places?: PlacePort | undefined;
  /** File storage, needed only by questions for files. */
  readonly uploads?: UploadPort | undefined;
  /** Draft storage. Without this port no draft is saved. */
  readonly drafts?: DraftPort | undefined;
  /** Options of questions with `config.options_from.port`. Without this port only the question's own options are offered. */
  readonly options?: OptionPort | undefined;
}

/** Options that only the host knows, such as all clubs of a federation. The host's server checks what is chosen. */
export interface OptionPort {
  /**
   * Finds options. Rejects where the search fails.
   *
   * @param list the name in `config.options_from.port`.
   * @param text what somebody typed, without the blanks around it.
   */
  search(
    list: string,
    text: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly value: string; readonly label: string }[]>;
  /** The labels of stored values. Without it, a stored value that no option has is shown as it is. */
  labels?(
    list: string,
    values: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly { readonly value: string; readonly label: string }[]>;
}

/** The current day from the host's clock, read again at each check. */
export interface ClockPort {
  /** Today in Brussels, `YYYY-MM-DD`. */
  today(): string;
}

/** Address lists and checks (Specification 4.5): the calls get_countries, get_addresses and validate_address. */
export interface AddressPort {
  /** All countries, as two-letter codes. */
  countries(signal: AbortSignal): Promise<readonly string[]>;
  /** The postcodes of a country, each with a city. A postcode or a city may occur several times. */
  places(
    country: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly postal: string; readonly city: string }[]>;
  /**
   * Checks whether the address exists; `'unknown'` where the server has no data about it. Rejects where the address
   * can't be checked. Unknown and unchecked addresses are accepted. `suggestion` holds the parts that the server knows
   * differently.
   */
  validate(
    address: Address,
    signal: AbortSignal,
  ): Promise<{ readonly valid: boolean | 'unknown'; readonly suggestion?: Partial<Address> | undefined }>;
}

/** Address autocomplete by a maps service, restricted to Belgium, the Netherlands and France (Specification 4.5). */
export interface PlacePort {
  /** Called when the search box gets the focus, so that the host can preload. The engine does not wait for it. */
  prepare?(): void;
  /** Suggestions for a typed text. Rejects where the search fails. */
  suggest(
    text: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly id: string; readonly text: string }[]>;
  /** The address of one suggestion. */
  resolve(id: string, signal: AbortSignal): Promise<Address>;
}

/** File uploads (Specification 5.6): the call save_question_files. */
export interface UploadPort {
  /** Stores one file. Rejects with an `UploadFailure`. */
  send(file: File, target: UploadTarget, signal: AbortSignal): Promise<{ readonly path: string }>;
}

/** The question and the submission that a file belongs to. */
export interface UploadTarget {
  /** The question's qid. */
  readonly qid: string;
  /** The nid of the course that asks the question, 0 for a general question. */
  readonly nid: number;
  /** The groups that the question is asked in, from the outermost. Absent outside groups. */
  readonly groups?: readonly { readonly qid: string; readonly nid: number }[];
  /** Id of the submission that the file is part of. */
  readonly submission: string;
  /** Reports the progress, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** The rejection of `send`. Any other rejection counts as a network failure and is retried. */
export interface UploadFailure {
  /** Whether a retry makes sense: true for a network failure, 409, 423 or 5xx. */
  readonly retryable: boolean;
  /** The message for the user, in Dutch. */
  readonly message: string;
}

/**
 * Storage for drafts of unfinished forms. A failure here loses the draft and nothing else. In a form with steps a draft
 * has one more entry than its answers: `@step`, the index of the step that was shown.
 */
export interface DraftPort {
  /** Loads a draft, `undefined` where none is stored. The engine validates the result as it does all outside data. */
  load(key: string, signal: AbortSignal): Promise<Answers | undefined>;
  /** Saves a draft. A newer save aborts an older one. */
  save(key: string, answers: Answers, signal: AbortSignal): Promise<void>;
  /** Removes a draft, after the form was sent or when the user starts again. */
  remove(key: string, signal: AbortSignal): Promise<void>;
}
