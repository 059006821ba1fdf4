import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import type { Communication } from '#src/api/entities/club/communication.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import { Loaded } from '../../failures/index.ts';
import { MessageBody } from '../../messages/index.ts';
import { useSession } from '../../session/index.ts';
import { type CommunicationPlace, communicationQuery } from '../queries/communicationsQuery.ts';
import { messageView } from '../view/messageView.ts';
import styles from './Communication.module.css';

/** One message of a club, found by its address. */
export function CommunicationDetailPage() {
  const { club = '', url = '' } = useParams();
  const session = useSession();
  return session.status === 'user' ? (
    <KnownViewer key={`${club}/${url}`} viewer={session.user.uid} place={{ club, message: url }} />
  ) : (
    <MessageLoading />
  );
}

function KnownViewer({ viewer, place }: { viewer: number; place: CommunicationPlace }) {
  const query = useQuery(communicationQuery({ viewer, ...place }));
  useMarkAsRead(place, query.data?.isRead === false);
  return (
    <Loaded
      query={query}
      loading={<MessageLoading />}
      headingLevel="h1"
      refused={(error) => [400, 403, 404].includes(refusalOf(error)?.status ?? 0) && <NoMessage />}
    >
      {(message) => <Message message={message} />}
    </Loaded>
  );
}

function Message({ message }: { message: Communication }) {
  usePageTitle({ title: message.title, club: message.club.title });
  const { title, origin, forWhom } = messageView(message);
  return (
    <article className={styles.page}>
      <PageHeader
        title={<span dir="auto">{title}</span>}
        back={{ to: hrefs.communication(), label: texts.toList }}
      />
      <div className={`${styles.facts} ${styles.muted}`}>
        <p dir="auto">{origin}</p>
        {forWhom !== '' && <p dir="auto">{forWhom}</p>}
      </div>
      <MessageBody club={message.club.nid} blocks={message.body} />
    </article>
  );
}

/** The same page for a wrong, foreign or deleted message: the person can't tell them apart and need not. */
function NoMessage() {
  usePageTitle({ title: texts.notFound });
  return (
    <EmptyState
      title={texts.notFound}
      icon="search"
      headingLevel="h1"
      action={<ButtonLink to={hrefs.communication()}>{texts.toList}</ButtonLink>}
    >
      {texts.notFoundHint}
    </EmptyState>
  );
}

function MessageLoading() {
  return (
    <Loading label={texts.loadingOne}>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
    </Loading>
  );
}

/** Marks a message as read once. After a failure the message stays unread and is marked the next time it is opened. */
function useMarkAsRead(place: CommunicationPlace, isUnread: boolean): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (opened: CommunicationPlace) => post('read_communication', opened),
    onSuccess: () =>
      Promise.all(
        [['communications'], ['communication'], ['dashboard']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const said = useRef(false);
  const { club, message } = place;
  useEffect(() => {
    if (!isUnread || said.current) return;
    said.current = true;
    mutate({ club, message });
  }, [isUnread, club, message, mutate]);
}
