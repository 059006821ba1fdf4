import { forgetTexts } from '#src/platform/storage/forgetTexts.ts';
import { keptListsKey, keptPagesCache } from '#src/platform/storage/keptPagesCache.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { browserCart } from '../../basket/index.ts';

/** Removes a member's data from this device: the cart, drafts, and the offline pages, which name the whole family. */
export function forgetMember(member: { readonly uid: number; readonly login: number }): void {
  const { items, emptied, clear } = browserCart.getState();
  for (const key of Object.keys({ ...items, ...emptied })) {
    const [club, uid] = key.split('-').map(Number);
    if (club !== undefined && uid === member.uid) clear({ club, uid });
  }
  forgetTexts((key) => isDraftOf(key, member));
  localTexts.remove(keptListsKey);
  // A browser without caches has no offline pages.
  void globalThis.caches?.delete(keptPagesCache);
}

/** Whether a storage key is that of a draft about a member, in a club's form or in the profile. */
export function isDraftOf(
  key: string,
  { uid, login }: { readonly uid: number; readonly login: number },
): boolean {
  return key.startsWith(`draft.${login}-${uid}-`) || key === `draft.profile.${login}.${uid}`;
}
