import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { messagesTexts as texts } from '#src/texts/nl/messages.ts';
import { messagesHref } from '../messagesHrefs.ts';
import { clubMessageQuery } from '../messagesQueries.ts';
import { MessageWriter } from './MessageWriter.tsx';
import { SentMessage } from './SentMessage.tsx';

interface OneMessageProps {
  club: Club;
  id: number;
}

/** A draft to go on with, or what became of a message. */
export function OneMessage({ club, id }: OneMessageProps) {
  const query = useQuery(clubMessageQuery(club.nid, id));
  const back = { to: messagesHref(club.url), label: texts.back };
  return (
    <Loaded
      query={query}
      loading={<LoadingCards label={texts.loadingOne} count={3} />}
      frame={(state) => (
        <>
          <PageHeader title={texts.title} back={back} />
          {state}
        </>
      )}
    >
      {(message) =>
        message.state === 'draft' ? (
          <MessageWriter club={club} opened={message} />
        ) : (
          <SentMessage club={club} message={message} />
        )
      }
    </Loaded>
  );
}
