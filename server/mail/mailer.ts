import { causeOf } from '../http/causeOf.ts';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly html?: string;
  /** The name beside the portal's own address, and the address that gets the answers. Absent: the portal itself. */
  readonly sender?: MailSender;
  readonly attachments?: readonly Attachment[];
  /** Address that ends a newsletter in one click (RFC 8058); absent for a mail about something of the reader. */
  readonly unsubscribe?: string;
  /** A UUID, the same in each attempt: the Message-ID. Absent: a new one. */
  readonly id?: string;
  /** The date in its header. Absent: now. */
  readonly date?: Date;
}

export interface MailSender {
  readonly name: string;
  /** Absent where the club has no address: answers then go to the portal's own. */
  readonly replyTo?: string;
}

export interface Attachment {
  /** File name. */
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Buffer;
  /** Content-ID with which the HTML shows a picture; absent for a file to open. */
  readonly cid?: string;
}

/** Number of mails that a process sends at the same time: a mail that hangs leaves room for others. */
export const mailSlots = 4;

/** Sends mails from the portal's own address. */
export interface Mailer {
  /** @throws MailFailure */
  send(mail: Mail): Promise<void>;
  /**
   * Removes stored copies of mails to these addresses, given in lower case. Mails sent by SMTP can't be recalled.
   *
   * @param options `except`: the id of a mail that stays.
   */
  forget(addresses: readonly string[], options?: { readonly except?: string | undefined }): Promise<void>;
  /** Removes stored mails that have expired. */
  sweep(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Says why a mail wasn't sent, but never to whom: SMTP errors quote the address, so they are not passed on. */
export class MailFailure extends Error {
  readonly reason: string;
  /** Whether another attempt would fail too: the server refuses this recipient or this mail (5xx). */
  readonly isPermanent: boolean;

  /** @param options - `cause`: an error of this machine. One of a mail server may quote the address. */
  constructor(
    reason: string,
    { isPermanent = false, cause }: { readonly isPermanent?: boolean; readonly cause?: unknown } = {},
  ) {
    super(`a mail was not sent (${cause === undefined ? reason : causeOf(cause)})`, { cause });
    this.name = 'MailFailure';
    this.reason = reason;
    this.isPermanent = isPermanent;
  }
}
