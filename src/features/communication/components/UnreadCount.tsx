import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '#src/components/feedback/CountBadge.tsx';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import { useSession } from '../../session/index.ts';
import { communicationsQuery } from '../queries/communicationsQuery.ts';

/** Stale time in milliseconds. The count is on every screen and may lag by a few minutes. */
const rarely = 5 * 60_000;

/** The number of unread messages, beside the link to them. Hidden when it is zero or unknown. */
export function UnreadCount() {
  const session = useSession();
  const viewer = session.status === 'user' && !session.user.blocked ? session.user.uid : undefined;
  // No retry on mount. A retry would replace the failure on the messages screen under the finger of a person who is about to
  // tap.
  const { data = [] } = useQuery({ ...communicationsQuery(viewer), staleTime: rarely, retryOnMount: false });
  const count = data.filter(({ isRead }) => !isRead).length;
  return <CountBadge count={count} spoken={texts.unreadCount(count)} />;
}
