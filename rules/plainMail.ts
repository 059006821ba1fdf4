/** Normalises a mail address, for storing and comparing. */
export function plainMail(mail: string): string {
  return mail.trim().toLowerCase();
}
