import type { ComponentType } from 'react';
import type { Club } from '../../api/entities/club/club.ts';
import { loadChunk } from '../../platform/loading/loadChunk.ts';
import { withClub } from './withClub.tsx';

/** A module that exports a component with these props under this name. */
type ModuleOf<Name extends string, Props> = Readonly<Record<Name, ComponentType<Props>>>;

/** The `lazy` property of a route: loads a page by its name in its module. A page reads the address itself. */
export function lazyScreen<Name extends string>(load: () => Promise<ModuleOf<Name, object>>, name: Name) {
  return async (): Promise<{ Component: ComponentType }> => ({ Component: (await loadChunk(load))[name] });
}

/** The `lazy` property of a route below ClubOutlet, whose page gets the club of the address. */
export function lazyClubScreen<Name extends string>(
  load: () => Promise<ModuleOf<Name, { club: Club }>>,
  name: Name,
) {
  return async () => ({ Component: withClub((await loadChunk(load))[name]) });
}
