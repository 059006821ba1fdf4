import { forgetTexts } from '#src/platform/forgetTexts.ts';
import { keptPagesCache } from '#src/platform/keptPagesCache.ts';
import { browserCart } from '../../basket/index.ts';
import { isDraftOf } from '../view/isDraftOf.ts';

/** Lets go of what this device holds of a member: the cart, drafts, and the pages that were kept, which name the whole family. */
export function forgetMember(member: { readonly uid: number; readonly login: number }): void {
  const { items, emptied, clear } = browserCart.getState();
  for (const key of Object.keys({ ...items, ...emptied })) {
    const [club, uid] = key.split('-').map(Number);
    if (club !== undefined && uid === member.uid) clear({ club, uid });
  }
  forgetTexts((key) => isDraftOf(key, member));
  // Where the browser has no caches, there is nothing kept.
  void globalThis.caches?.delete(keptPagesCache);
}
