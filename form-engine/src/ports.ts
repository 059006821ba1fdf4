import type { Address, Answers } from './questions/question-kind/answer.ts';

/**
 * What the host supplies to a form. Interfaces only: the engine itself never fetches, stores or reads a clock.
 * Every asynchronous call takes an `AbortSignal` and rejects with its reason when it is aborted.
 */
export interface Ports {
  /** The only one that every form needs. */
  readonly clock: ClockPort;
  /** Without it an address is typed by hand and stays unchecked. */
  readonly addresses?: AddressPort;
  /** Without it there is no search for an address. */
  readonly places?: PlacePort;
  /** Needed by questions for files alone. */
  readonly uploads?: UploadPort;
  /** Without it no draft is kept. */
  readonly drafts?: DraftPort;
}

/** The day, from the host's clock. Asked each time something is checked. */
export interface ClockPort {
  /** Today in Brussels, `YYYY-MM-DD`. */
  today(): string;
}

/** Specification 4.5 and the calls get_countries, get_addresses and validate_address. */
export interface AddressPort {
  /** Two-letter codes. */
  countries(signal: AbortSignal): Promise<readonly string[]>;
  /** The postcodes of a country, each with a city; a postcode or city may stand there several times. */
  places(
    country: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly postal: string; readonly city: string }[]>;
  /**
   * Whether the address exists; `'unknown'` where the server has no data to tell. Rejects where the address can't be checked.
   * Unknown and unchecked addresses are accepted. A suggestion holds what the server knows instead.
   */
  validate(
    address: Address,
    signal: AbortSignal,
  ): Promise<{ readonly valid: boolean | 'unknown'; readonly suggestion?: Partial<Address> }>;
}

/** Address autocomplete by a maps service, restricted to be, nl and fr (Specification 4.5). */
export interface PlacePort {
  /** Called when somebody comes to the search box: the time to load what the search needs. Nothing is awaited. */
  prepare?(): void;
  /** Called while somebody types; rejects where nothing can be found out. */
  suggest(
    text: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly id: string; readonly text: string }[]>;
  /** The address behind one suggestion. */
  resolve(id: string, signal: AbortSignal): Promise<Address>;
}

/** Specification 5.6 and the call save_question_files. */
export interface UploadPort {
  /** Rejects with an `UploadFailure`. */
  send(file: File, target: UploadTarget, signal: AbortSignal): Promise<{ readonly path: string }>;
}

/** Where a file belongs. */
export interface UploadTarget {
  /** Of the question. */
  readonly qid: string;
  /** Of the course that asks it, 0 for a general question. */
  readonly nid: number;
  /** Which submission the file is part of. */
  readonly submission: string;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** With what `send` rejects. Anything else it rejects with counts as a fault of the network, worth another try. */
export interface UploadFailure {
  /** A network fault, 409, 423 or 5xx: worth another try. */
  readonly retryable: boolean;
  /** Dutch, ready to show. */
  readonly message: string;
}

/** Where half-filled forms are kept. A draft is a comfort: whatever fails here costs the draft and nothing else. */
export interface DraftPort {
  /** `undefined` where there is none. What it gives is read as carefully as anything from outside. */
  load(key: string, signal: AbortSignal): Promise<Answers | undefined>;
  /** Aborted by a newer save. */
  save(key: string, answers: Answers, signal: AbortSignal): Promise<void>;
  /** After the form was sent, or when somebody starts anew. */
  remove(key: string, signal: AbortSignal): Promise<void>;
}
