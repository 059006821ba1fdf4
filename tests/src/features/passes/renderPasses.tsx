import type { ReactElement } from 'react';
import { an } from '../session/people.ts';
import { clientOf, renderRoutes } from '../session/renderRoutes.tsx';

/** Renders a screen of passes for An, who has no family. Returns the router. */
export function renderPasses(screen: ReactElement) {
  return renderRoutes(clientOf(an), [{ path: '/', element: screen }], '/?van=mail');
}
