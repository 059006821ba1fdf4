/** Normalises a password for comparison: no capitals, no accents, no spaces around it. */
export function plainPassword(password: string): string {
  return password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
