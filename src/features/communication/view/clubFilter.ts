import type { CommunicationSummary } from '#src/api/entities/communication.ts';

/** `club` in the address chooses a club for the whole portal (Specification 2.3). */
const parameter = 'vereniging';

export interface ClubChoice {
  readonly url: string;
  readonly title: string;
}

/** The url of the club that the list is narrowed to; '': to none. */
export function readClubFilter(query: URLSearchParams): string {
  return query.get(parameter) ?? '';
}

/** The query narrowed to one club, or to none; whatever else stood there stays. */
export function withClubFilter(query: URLSearchParams, club: string): URLSearchParams {
  const written = new URLSearchParams(query);
  if (club === '') written.delete(parameter);
  else written.set(parameter, club);
  return written;
}

/** The clubs that wrote something, by title. */
export function clubsOf(messages: readonly CommunicationSummary[]): readonly ClubChoice[] {
  const titles = new Map(messages.map(({ club }) => [club.url, club.title]));
  return [...titles]
    .map(([url, title]) => ({ url, title }))
    .sort((one, other) => one.title.localeCompare(other.title, 'nl'));
}

/** The newest first, whatever the order of a backend. */
export function messagesOf(
  messages: readonly CommunicationSummary[],
  club: string,
): readonly CommunicationSummary[] {
  return messages
    .filter((message) => club === '' || message.club.url === club)
    .toSorted((one, other) => other.sentAt - one.sentAt);
}
