/** Whether a storage key is that of a draft about a member, in a club's form or in the profile. */
export function isDraftOf(
  key: string,
  { uid, login }: { readonly uid: number; readonly login: number },
): boolean {
  return key.startsWith(`draft.${login}-${uid}-`) || key === `draft.profile.${login}.${uid}`;
}
