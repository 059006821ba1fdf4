import { straightPath } from '#rules/straightPath.ts';
import type { Question } from './situation.ts';

/** An address with capitals, or with slashes too many, is written as the portal writes it. */
export const straight: Question = ({ address: { pathname, search, hash } }) => {
  const path = straightPath(pathname);
  return path === pathname ? undefined : [{ do: 'go', to: path + search + hash }];
};
