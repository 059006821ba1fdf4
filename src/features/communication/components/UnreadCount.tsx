import { useQuery } from '@tanstack/react-query';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import { useSession } from '../../session/index.ts';
import { communicationsQuery } from '../queries/communicationsQuery.ts';
import styles from './UnreadCount.module.css';

/** Milliseconds: it stands on every screen, and a message may well be a few minutes late there. */
const rarely = 5 * 60_000;

/** How many messages nobody has opened yet, beside the way to them; nothing where there are none, or while that isn't known. */
export function UnreadCount() {
  const session = useSession();
  const viewer = session.status === 'user' && !session.user.blocked ? session.user.uid : undefined;
  // What failed stays so until somebody asks again: the screen of the messages would change under a finger.
  const { data = [] } = useQuery({ ...communicationsQuery(viewer), staleTime: rarely, retryOnMount: false });
  const count = data.filter(({ isRead }) => !isRead).length;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Pill tone="accent">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{texts.unreadCount(count)}</VisuallyHidden>
      </Pill>
    </span>
  );
}
