import { seasonName } from '../calendar/seasonOf.ts';
import { cutText } from '../cutText.ts';

/** Longest title and longest url of a course, in characters. */
const longest = { title: 200, url: 80 };

/** `Jazz 2026-2027` and `Jazz` as `Jazz 2027-2028`. */
export function inSeason(title: string, season: number): string {
  const name = ` ${seasonName(season)}`;
  return replaced(title, season) ?? `${cutText(title, longest.title - name.length)}${name}`;
}

/** `jazz-2026-2027` and `jazz` as `jazz-2027-2028`. */
export function urlInSeason(url: string, season: number): string {
  const name = `-${seasonName(season)}`;
  return replaced(url, season) ?? `${url.slice(0, longest.url - name.length).replace(/-$/, '')}${name}`;
}

/** The name with the season before replaced, as `2026-2027`, `2026-27`, `26-27` or with a slash. */
function replaced(name: string, season: number): string | undefined {
  const [from, to] = [season - 1, season].map((year) => `(?:${year}|${String(year).slice(2)})`);
  const written = new RegExp(`(?<!\\d)${from}(?<sign> ?[-/–] ?)${to}(?!\\d)`);
  const found = written.exec(name);
  if (!found) return undefined;
  const sign = found.groups?.sign ?? '-';
  return name.replace(written, seasonName(season).replace('-', sign));
}
