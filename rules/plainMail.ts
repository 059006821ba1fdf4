/** A mail address as it is kept and compared. */
export function plainMail(mail: string): string {
  return mail.trim().toLowerCase();
}
