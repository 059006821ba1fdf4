import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { communicationsQuery } from '../queries/communicationsQuery.ts';
import styles from './Communication.module.css';
import { MessageList } from './MessageList.tsx';

/** The messages from the family's clubs. */
export function CommunicationPage() {
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : undefined;
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Messages uid={uid} />
    </div>
  );
}

function Messages({ uid }: { uid: number | undefined }) {
  const messages = useQuery(communicationsQuery(uid));
  return (
    <Loaded
      query={messages}
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="card" count={4} />
        </Loading>
      }
      empty={
        <EmptyState
          title={texts.empty}
          icon="mail"
          action={<ButtonLink to={hrefs.dashboard()}>{texts.toDashboard}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      }
    >
      {(known) => <MessageList messages={known} />}
    </Loaded>
  );
}
