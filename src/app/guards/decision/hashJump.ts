import { readId } from '#rules/readId.ts';
import { hrefs } from '#src/paths.ts';
import { knownIn } from './navigationInput.ts';
import { type NavigationRule, pathWith, type Situation } from './situation.ts';

export type HashJump =
  | { readonly to: 'course'; readonly nid: number }
  | { readonly to: 'product'; readonly nid: number }
  | { readonly to: 'webshop' };

/** `#123` is a course, `#webshop-123` a product, `#webshop` the webshop. Any other hash is a place on the page. */
export function hashJumpOf(hash: string): HashJump | undefined {
  if (hash === '#webshop') return { to: 'webshop' };
  const [, product, digits] = /^#(webshop-)?(\d+)$/.exec(hash) ?? [];
  const nid = readId(digits);
  if (nid === undefined) return undefined;
  return product === undefined ? { to: 'course', nid } : { to: 'product', nid };
}

/** Follows a hash jump. A `uid` in the address is kept, and selects the member at the destination. */
export const hashJump: NavigationRule = (situation) => {
  const to = targetOf(situation);
  return to === undefined ? undefined : [{ do: 'go', to: pathWith(to, situation, 'uid') }];
};

function targetOf({ address, clubUrl: club, course }: Situation): string | undefined {
  const jump = hashJumpOf(address.hash);
  if (!jump || club === undefined) return undefined;
  if (jump.to === 'webshop') return hrefs.webshop({ club });
  if (jump.to === 'product') return hrefs.product({ club, product: String(jump.nid) });
  const url = knownIn(course);
  return url ? hrefs.course({ club, course: url }) : undefined;
}
