import { straightPath } from '#rules/straightPath.ts';
import type { NavigationRule } from './situation.ts';

/** Redirects an address with capitals or superfluous slashes to its canonical form. */
export const straight: NavigationRule = ({ address: { pathname, search, hash } }) => {
  const path = straightPath(pathname);
  return path === pathname ? undefined : [{ do: 'go', to: path + search + hash }];
};
