import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Takes the place of `@testing-library/react` for rjsf's own tests of themes, which look at nothing but the markup: no browser is
 * needed.
 */
export function render(element: ReactNode) {
  const markup = renderToStaticMarkup(element).replaceAll('><', '>\n<');
  return { asFragment: () => markup };
}
