/** Longest url that is made of a title, in characters. */
const longest = 60;

/** The url that a title gives: `Ballet 9–11 jaar` → `ballet-9-11-jaar`. Empty for a title without letters and digits. */
export function urlOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
}

/** The url of a title that nothing else has: with a number behind it where it is taken. */
export function freeUrl(title: string, isTaken: (url: string) => boolean): string {
  const url = urlOfTitle(title) || 'nieuw';
  if (!isTaken(url)) return url;
  let number = 2;
  while (isTaken(`${url}-${number}`)) number += 1;
  return `${url}-${number}`;
}
