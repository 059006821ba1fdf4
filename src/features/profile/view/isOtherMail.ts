/** Whether a typed address is another one than the known one; addresses are compared without case. */
export function isOtherMail(typed: string, known: string): boolean {
  return typed.trim().toLowerCase() !== known;
}
