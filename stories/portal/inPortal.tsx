import '@fontsource-variable/inter/wght.css';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import base from '#src/styles/base.css?raw';
import tokens from '#src/styles/tokens.css?raw';

/**
 * The portal's rules for bare elements, inside a story only. The pages and the engine's stories of the catalogue share one
 * document with these stories, and keep their own look.
 */
const scopedBase = `@scope (.portal) { ${base.replaceAll(/^(?:html|body) \{/gm, ':scope {')} }`;

/** The screen around a part. `data-path` is the open address, for the play functions. */
function Screen({ isWhole, children }: { isWhole: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <div
      className="portal"
      data-path={pathname + search}
      // The `*` of a scope doesn't match its root.
      style={{ boxSizing: 'border-box', padding: 16, ...(isWhole && { minHeight: '100dvh' }) }}
    >
      {children}
    </div>
  );
}

/**
 * Spread into the meta of a part of the portal: its styles, which leave with the story, and a router. A story names the open
 * address with `parameters.path`; the default is `/`.
 */
export const inPortal = {
  decorators: [
    (story, { parameters, viewMode }) => (
      <MemoryRouter initialEntries={[typeof parameters.path === 'string' ? parameters.path : '/']}>
        <style>{tokens + scopedBase}</style>
        <Screen isWhole={viewMode === 'story'}>{story()}</Screen>
      </MemoryRouter>
    ),
  ] satisfies Decorator[],
  parameters: { layout: 'fullscreen' },
};
