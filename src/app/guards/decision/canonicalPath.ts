import { normalisePath } from '#rules/normalisePath.ts';
import type { NavigationRule } from './situation.ts';

/** Redirects an address with capitals, superfluous slashes or one at the end to its canonical form. */
export const canonicalPath: NavigationRule = ({ address: { pathname, search, hash } }) => {
  const path = normalisePath(pathname);
  return path === pathname ? undefined : [{ do: 'go', to: path + search + hash }];
};
