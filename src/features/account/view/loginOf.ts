import { hrefs } from '#src/paths.ts';

/** The address of the login screen, with the `redirect` of this screen's address. */
export function loginOf(search: string): string {
  return hrefs.login(new URLSearchParams(search).get('redirect') ?? undefined);
}
