import { Suspense } from 'react';
import type { Club } from '../../../api/entities/club.ts';
import { useSelectedMember } from '../../../features/session/index.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { CartWay } from './CartWay.tsx';

/** Only members have a cart: a visitor's first page does without what keeps it. */
const MemberCartLink = lazyPart(async () => (await import('./MemberCartLink.tsx')).MemberCartLink);

export function CartLink({ club }: { club: Club }) {
  const member = useSelectedMember();
  const empty = <CartWay club={club} count={0} />;
  if (!member) return empty;
  return (
    <Suspense fallback={empty}>
      <MemberCartLink club={club} uid={member.uid} />
    </Suspense>
  );
}
