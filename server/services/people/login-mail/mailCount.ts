/** Counts the mails that somebody asks for, and refuses too many. */
export interface MailCount {
  count(mail: string): Promise<void>;
}
