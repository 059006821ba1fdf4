/** A password as somebody guesses it: without capitals, accents and spaces around it. */
export function plainPassword(password: string): string {
  return password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
