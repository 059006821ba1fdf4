import { useOpenCarts } from '#src/features/basket/state/useOpenCarts.ts';
import { useMembers } from '#src/features/session/index.ts';

/** The filled carts of the family at any club. Empty until the family is known. */
export function useFamilyCarts(): ReturnType<typeof useOpenCarts> {
  const family = useMembers();
  const open = useOpenCarts();
  if (family.status !== 'known') return [];
  return open.filter(({ uid }) => family.members.some((member) => member.uid === uid));
}
