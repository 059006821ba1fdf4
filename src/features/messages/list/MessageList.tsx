import { useQuery } from '@tanstack/react-query';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubMessageSummary } from '#src/api/entities/club/clubMessage.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { messagesTexts as texts } from '#src/texts/nl/messages.ts';
import { messageHref } from '../messagesHrefs.ts';
import { clubMessagesQuery } from '../messagesQueries.ts';
import { useWrite } from '../useWrite.ts';
import styles from './MessageList.module.css';

/** The messages that a club wrote: drafts, planned and sent ones. */
export function MessageList({ club }: { club: Club }) {
  const query = useQuery(clubMessagesQuery(club.nid));
  const write = useWrite(club);
  const button = (
    <Button variant="primary" icon="plus" busy={write.isPending} onClick={() => write.mutate(undefined)}>
      {texts.write}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={query.data?.length ? button : undefined} />
      {write.error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(write.error)}
        </Notice>
      )}
      <Loaded query={query} loading={<LoadingCards label={texts.loading} count={3} />}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState title={texts.none} icon="mail" action={button}>
              {texts.noneHint}
            </EmptyState>
          ) : (
            <ul className={layout.stack1}>
              {messages.map((message) => (
                <MessageRow key={message.id} club={club.url} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function MessageRow({ club, message }: { club: string; message: ClubMessageSummary }) {
  const { id, title, state, newsletter, people, read, sending } = message;
  return (
    <Card as="li" clickable>
      <div className={styles.row}>
        <div className={styles.head}>
          <h2 className={styles.title} dir="auto">
            <Link to={messageHref(club, id)} fades>
              {title === '' ? texts.untitled : title}
            </Link>
          </h2>
          <Pill tone={state === 'sent' ? 'success' : state === 'planned' ? 'info' : 'neutral'}>
            {texts.states[state]}
          </Pill>
          {newsletter && <Pill>{texts.newsletter}</Pill>}
        </div>
        <Detail>{whenOf(message)}</Detail>
        {state === 'sent' && (
          <p>
            {texts.reached(message)}. {texts.read(read, people)}.
          </p>
        )}
        {sending > 0 && <p role="status">{texts.sending(sending)}</p>}
      </div>
    </Card>
  );
}

function whenOf({ state, at, changed, by, audience }: ClubMessageSummary): string {
  const moment = at ?? changed;
  const text = { draft: texts.changed, planned: texts.leaves, sent: texts.sent }[state];
  const when = text(formatNamedDay(moment), formatTime(moment));
  return [texts.audiences[audience], by === null ? when : `${when} ${texts.by(by)}`].join(' · ');
}
