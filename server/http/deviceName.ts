import Bowser from 'bowser';

/** Characters that are read: a header may have 16,000. */
const longest = 400;

/**
 * The browser and the system that a `User-Agent` header names, without versions: `Firefox, Windows`. Enough for the owner
 * of an account to tell their own sessions apart; nothing more is kept.
 *
 * @returns '' where neither is known
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
