import { accentVariables } from './accentVariables.ts';

/**
 * The stylesheet of a club's accent, for the server's HTML: its content security policy allows no `style` attribute. `html:root`
 * comes before the `:root` of tokens.css in any order. Undefined when `color` is no `#rrggbb`.
 */
export function accentCss(color: string): string | undefined {
  const variables = accentVariables(color);
  return variables && `html:root{${[...variables].map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
