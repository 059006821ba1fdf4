/** Whether a typed address differs from the known one. Addresses are compared without regard to case. */
export function isOtherMail(typed: string, known: string): boolean {
  return typed.trim().toLowerCase() !== known;
}
