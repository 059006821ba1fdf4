import { hrefs } from '../../../paths.ts';
import { knownIn } from './fact.ts';
import { nidOf } from './nidOf.ts';
import type { Question } from './situation.ts';

export type HashJump =
  | { readonly to: 'course'; readonly nid: number }
  | { readonly to: 'product'; readonly nid: number }
  | { readonly to: 'webshop' };

/** `#123` a course, `#webshop-123` a product, `#webshop` the webshop; any other hash is a place on the page. */
export function hashJumpOf(hash: string): HashJump | undefined {
  if (hash === '#webshop') return { to: 'webshop' };
  const [, product, digits] = /^#(webshop-)?(\d+)$/.exec(hash) ?? [];
  const nid = nidOf(digits);
  if (nid === undefined) return undefined;
  return product === undefined ? { to: 'course', nid } : { to: 'product', nid };
}

export const hashJump: Question = ({ address, clubUrl: club, course }) => {
  const jump = hashJumpOf(address.hash);
  if (!jump || club === undefined) return undefined;
  if (jump.to === 'webshop') return [{ do: 'go', to: hrefs.webshop({ club }) }];
  if (jump.to === 'product') return [{ do: 'go', to: hrefs.product({ club, product: String(jump.nid) }) }];
  const url = knownIn(course);
  return url ? [{ do: 'go', to: hrefs.course({ club, course: url }) }] : undefined;
};
