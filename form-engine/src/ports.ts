import type { Address, Answers } from './questions/question-kind/answer.ts';

/**
 * What the host supplies to a form. Interfaces only: the engine itself never fetches, stores or reads a clock.
 * Every asynchronous call takes an `AbortSignal` and rejects with its reason when it is aborted.
 */
export interface Ports {
  readonly clock: ClockPort;
  readonly addresses?: AddressPort;
  readonly places?: PlacePort;
  readonly uploads?: UploadPort;
  readonly drafts?: DraftPort;
}

export interface ClockPort {
  /** Today in Brussels, `YYYY-MM-DD`. */
  today(): string;
}

/** Specification 4.5 and the calls get_countries, get_addresses and validate_address. */
export interface AddressPort {
  /** Two-letter codes. */
  countries(signal: AbortSignal): Promise<readonly string[]>;
  places(
    country: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly postal: string; readonly city: string }[]>;
  validate(
    address: Address,
    signal: AbortSignal,
  ): Promise<{ readonly valid: boolean; readonly suggestion?: Partial<Address> }>;
}

/** Address autocomplete by a maps service, restricted to be, nl and fr (Specification 4.5). */
export interface PlacePort {
  suggest(
    text: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly id: string; readonly text: string }[]>;
  resolve(id: string, signal: AbortSignal): Promise<Address>;
}

/** Specification 5.6 and the call save_question_files. */
export interface UploadPort {
  /** Rejects with an `UploadFailure`. */
  send(file: File, target: UploadTarget, signal: AbortSignal): Promise<{ readonly path: string }>;
}

export interface UploadTarget {
  readonly qid: string;
  readonly nid: number;
  readonly submission: string;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

export interface UploadFailure {
  /** A network fault, 409, 423 or 5xx: worth another try. */
  readonly retryable: boolean;
  /** Dutch, ready to show. */
  readonly message: string;
}

export interface DraftPort {
  load(key: string, signal: AbortSignal): Promise<Answers | undefined>;
  save(key: string, answers: Answers, signal: AbortSignal): Promise<void>;
  remove(key: string, signal: AbortSignal): Promise<void>;
}
