/** Whole answers that say that there is nothing. Any other words may matter. */
const nothing = /^(nee|neen|geen|niets|nvt|n\.v\.t\.|no|[-–/.]+)[.!]?$/iu;

export function meansNothing(answer: string): boolean {
  return nothing.test(answer.trim());
}
