import { useMembers } from './useMembers.ts';

/** Names a family member as everywhere else in the portal, where the server's answer has only the plain name. */
export function useMemberName(): (person: { readonly uid: number; readonly name: string }) => string {
  const family = useMembers();
  const members = family.status === 'known' ? family.members : [];
  return ({ uid, name }) => members.find((member) => member.uid === uid)?.name ?? name;
}
