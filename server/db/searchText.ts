/** Normalises text for search: no accents, case or double spaces. `cafe zoe` finds `Café  Zoë`. */
export function searchText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
