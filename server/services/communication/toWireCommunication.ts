import type { CommunicationBlock, CommunicationSummary } from '#schemas/entities/club/communication.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { LoadedCommunication } from './loadCommunications.ts';

/** Maximum length of a summary, in characters. */
const longestSummary = 160;

export function toWireSummary(loaded: LoadedCommunication): CommunicationSummary {
  const { communication, club, recipients, isRead } = loaded;
  const { id, url, title, body, sentAt } = communication;
  return {
    ...{ id, club, url, title },
    summary: summaryOf(body),
    sent: unixSecondsOf(sentAt),
    recipients: [...recipients],
    read: isRead,
  };
}

/** The beginning of the first paragraph, cut between words. */
function summaryOf(body: readonly CommunicationBlock[]): string {
  const text = body.find((block) => block.type === 'paragraph')?.text ?? '';
  if (text.length <= longestSummary) return text;
  const cut = text.slice(0, longestSummary);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || longestSummary).trimEnd()}…`;
}
