import { useSearchParams } from 'react-router';
import { namesakes } from '#rules/namesakes.ts';
import type { CommunicationSummary } from '#src/api/entities/club/communication.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import { type ClubChoice, clubsOf, messagesOf, readClubFilter, withClubFilter } from '../view/clubFilter.ts';
import { type MessageView, messageView } from '../view/messageView.ts';
import styles from './Communication.module.css';

/** All messages, or those of the club in the address. */
export function MessageList({ messages }: { messages: readonly CommunicationSummary[] }) {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const club = readClubFilter(query);
  const clubs = clubsOf(messages);
  const shown = messagesOf(messages, club);
  const shared = namesakes(shown.map(({ title }) => title));
  const unread = shown.filter(({ isRead }) => !isRead).length;
  if (shown.length === 0) {
    return (
      <EmptyState
        title={texts.noneOfClub}
        icon="mail"
        action={<ButtonLink to={hrefs.communication()}>{texts.clearFilters}</ButtonLink>}
      >
        {texts.noneOfClubHint}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        {clubs.length > 1 && (
          <ClubFilter
            clubs={clubs}
            value={club}
            onChange={(chosen) => changeQuery((latest) => withClubFilter(latest, chosen))}
          />
        )}
        <p role="status">{unread === 0 ? texts.allRead : texts.unreadCount(unread)}</p>
      </div>
      <ul className={layout.stack1} aria-label={texts.list}>
        {shown.map((message) => (
          <MessageCard
            key={message.id}
            message={messageView(message)}
            hasNamesake={shared.has(message.title)}
          />
        ))}
      </ul>
    </>
  );
}

interface ClubFilterProps {
  clubs: readonly ClubChoice[];
  /** A club's url; '' means all clubs. */
  value: string;
  onChange: (club: string) => void;
}

function ClubFilter({ clubs, value, onChange }: ClubFilterProps) {
  const ofClubs = clubs.map(({ url, title }) => ({ value: url, label: title }));
  return (
    <div className={styles.filter}>
      <SelectField
        label={texts.filter}
        options={[{ value: '', label: texts.allClubs }, ...ofClubs]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface MessageCardProps {
  message: MessageView;
  /** Whether another message of the list has this title, so that the link tells more. */
  hasNamesake: boolean;
}

/** One message. Unread is shown in words and with an icon, never by font weight alone. */
function MessageCard({ message, hasNamesake }: MessageCardProps) {
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
