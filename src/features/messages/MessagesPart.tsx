import { useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';

const MessageList = lazyContent(async () => (await import('./list/MessageList.tsx')).MessageList);
const OneMessage = lazyContent(async () => (await import('./writing/OneMessage.tsx')).OneMessage);

/** The messages of the club, or one of them: the address says which. */
export function MessagesPart({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const id = readId(query.get('bericht') ?? undefined);
  return id === undefined ? <MessageList club={club} /> : <OneMessage key={id} club={club} id={id} />;
}
