import Bowser from 'bowser';

/** Maximum number of characters that are read, because a header may have 16,000. */
const longest = 400;

/**
 * Names the browser and the system of a `User-Agent` header, without versions: `Firefox, Windows`. That is enough for
 * users to tell their own sessions apart; nothing more is stored.
 *
 * @returns '' where neither is known
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
