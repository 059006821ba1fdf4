import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club.ts';
import { useSession } from '#src/features/session/index.ts';
import { MemberCartLink } from '../memberParts.ts';
import { CartWay } from './CartWay.tsx';

export function CartLink({ club }: { club: Club }) {
  const session = useSession();
  const empty = <CartWay club={club} count={0} />;
  if (session.status !== 'user') return empty;
  return (
    <Suspense fallback={empty}>
      <MemberCartLink club={club} />
    </Suspense>
  );
}
