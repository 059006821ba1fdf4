import { plainText } from '#rules/forgivingSearch.ts';

/** Longest url of a form, with room for a number behind it. */
const longest = 70;

/**
 * The url of a new form, of the words of its title: `zomerkamp-medische-fiche`, and with a number where a form of the club has it.
 *
 * @param taken The urls of the other forms.
 */
export function newFormUrl(title: string, taken: readonly string[]): string {
  const words = plainText(title).replace(/[^a-z0-9]+/g, '-');
  const url = words.replace(/^-/, '').slice(0, longest).replace(/-+$/, '') || 'formulier';
  let place = 1;
  const candidate = () => (place === 1 ? url : `${url}-${place}`);
  while (taken.includes(candidate())) place += 1;
  return candidate();
}
