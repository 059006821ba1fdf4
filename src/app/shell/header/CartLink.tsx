import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club.ts';
import { useSelectedMember } from '#src/features/session/index.ts';
import { MemberCartLink } from '../memberParts.ts';
import { CartWay } from './CartWay.tsx';

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
