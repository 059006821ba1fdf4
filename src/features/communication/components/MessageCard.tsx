import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import type { MessageView } from '../view/messageView.ts';
import styles from './Communication.module.css';

interface MessageCardProps {
  message: MessageView;
  /** Whether another message of the list has this title, so that the link tells more. */
  hasNamesake: boolean;
}

/** One message. Unread is shown in words and with an icon, never by font weight alone. */
export function MessageCard({ message, hasNamesake }: MessageCardProps) {
  const { title, href, origin, forWhom, summary, isRead } = message;
  return (
    <Card as="li" clickable>
      <div className={styles.message}>
        <div className={styles.title} data-read={isRead}>
          <h2 dir="auto">
            <Link to={href} fades>
              {title}
              {hasNamesake && <VisuallyHidden>: {origin}</VisuallyHidden>}
            </Link>
          </h2>
          {!isRead && (
            <Pill tone="accent" icon="mail">
              {texts.unread}
            </Pill>
          )}
        </div>
        <div className={`${styles.facts} ${styles.muted}`}>
          <p dir="auto">{origin}</p>
          {forWhom !== '' && <p dir="auto">{forWhom}</p>}
        </div>
        {summary !== '' && <p dir="auto">{summary}</p>}
      </div>
    </Card>
  );
}
