export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
}

interface Attachment {
  /** The file's name. */
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Sends mails from the portal's own address. */
export interface Mailer {
  /** @throws MailFailure */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of mails to these addresses, which are in lower case. A mail that left the machine can't be taken back. */
  forget(addresses: readonly string[]): Promise<void>;
  /** Removes kept mails that nobody needs any more. */
  sweep(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Says why a mail wasn't sent and never to whom: what servers answer quotes the address. */
export class MailFailure extends Error {
  constructor(reason: string) {
    super(`a mail was not sent (${reason})`);
    this.name = 'MailFailure';
  }
}
