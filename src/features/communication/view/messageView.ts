import { formatList } from '#rules/writtenList.ts';
import { formatLongDay } from '#rules/writtenTime.ts';
import type { CommunicationSummary } from '#src/api/entities/club/communication.ts';
import { hrefs } from '#src/paths.ts';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';

export interface MessageView {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  /** `Dansstudio Arabesk · 20 november 2026` */
  readonly origin: string;
  /** `Voor An Peeters en Noor Peeters`; '' when the recipients are unknown. */
  readonly forWhom: string;
  readonly summary: string;
  readonly isRead: boolean;
}

export function messageView(message: CommunicationSummary): MessageView {
  const { id, title, club, url, summary, isRead, sentAt, recipients } = message;
  return {
    ...{ id, title, summary, isRead },
    href: hrefs.communicationDetail({ club: club.url, message: url }),
    origin: texts.of(club.title, formatLongDay(sentAt)),
    forWhom: recipients.length === 0 ? '' : texts.forWhom(formatList(recipients.map(({ name }) => name))),
  };
}
