import { accentVariables } from './guardedAccent.ts';

/**
 * The stylesheet of a club's accent, for the server's HTML, where the Content Security Policy refuses `style` attributes. `html:root`
 * is more specific than the `:root` of tokens.css, so the order of the files doesn't matter.
 * @returns undefined when `color` is no `#rrggbb`
 */
export function accentCss(color: string): string | undefined {
  const variables = accentVariables(color);
  return variables && `html:root{${[...variables].map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
