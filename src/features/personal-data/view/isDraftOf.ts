/** Whether something that is stored is a half-filled form about a member: of a club, or of the portal's own. */
export function isDraftOf(
  key: string,
  { uid, login }: { readonly uid: number; readonly login: number },
): boolean {
  return key.startsWith(`draft.${login}-${uid}-`) || key === `draft.profile.${login}.${uid}`;
}
