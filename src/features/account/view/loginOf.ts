import { hrefs } from '#src/paths.ts';

/** The login screen, with the way on that the address of this screen carries. */
export function loginOf(search: string): string {
  return hrefs.login(new URLSearchParams(search).get('redirect') ?? undefined);
}
