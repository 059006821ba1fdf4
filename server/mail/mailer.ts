export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  /** File name. */
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Buffer;
  /** Content-ID with which the HTML shows a picture; absent for a file to open. */
  readonly cid?: string;
}

/** Sends mails from the portal's own address. */
export interface Mailer {
  /** @throws MailFailure */
  send(mail: Mail): Promise<void>;
  /** Removes stored copies of mails to these addresses, given in lower case. Mails sent by SMTP can't be recalled. */
  forget(addresses: readonly string[]): Promise<void>;
  /** Removes stored mails that have expired. */
  sweep(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Says why a mail wasn't sent, but never to whom: SMTP errors quote the address, so they are not passed on. */
export class MailFailure extends Error {
  constructor(reason: string) {
    super(`a mail was not sent (${reason})`);
    this.name = 'MailFailure';
  }
}
