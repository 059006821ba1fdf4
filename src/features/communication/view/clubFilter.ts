import type { CommunicationSummary } from '#src/api/entities/club/communication.ts';

/** The list has its own parameter, because `club` in the address selects a club for the whole portal (Specification 2.3). */
const parameter = 'vereniging';

export interface ClubChoice {
  readonly url: string;
  readonly title: string;
}

/** The url of the club in the filter; '' when there is no filter. */
export function readClubFilter(query: URLSearchParams): string {
  return query.get(parameter) ?? '';
}

/** The query with another club filter. Other parameters are kept. */
export function withClubFilter(query: URLSearchParams, club: string): URLSearchParams {
  const written = new URLSearchParams(query);
  if (club === '') written.delete(parameter);
  else written.set(parameter, club);
  return written;
}

/** The clubs with at least one message, sorted by title. */
export function clubsOf(messages: readonly CommunicationSummary[]): readonly ClubChoice[] {
  const titles = new Map(messages.map(({ club }) => [club.url, club.title]));
  return [...titles]
    .map(([url, title]) => ({ url, title }))
    .sort((one, other) => one.title.localeCompare(other.title, 'nl'));
}

/** Messages sorted newest first, whatever order the backend sends. */
export function messagesOf(
  messages: readonly CommunicationSummary[],
  club: string,
): readonly CommunicationSummary[] {
  return messages
    .filter((message) => club === '' || message.club.url === club)
    .toSorted((one, other) => other.sentAt - one.sentAt);
}
