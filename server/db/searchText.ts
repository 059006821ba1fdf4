/** Text without accents, case and doubled blanks: `Café  Zoë` is found by `cafe zoe`. */
export function searchText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
