import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { qrPath } from '#src/components/codes/qrPath.ts';
import { hrefs } from '#src/paths.ts';
import { offlineTexts } from '#src/texts/nl/offline.ts';
import { ticketsTexts } from '#src/texts/nl/tickets.ts';
import type { KeptTexts } from '../../offline/index.ts';
import type { EventView } from './eventViews.ts';

interface KeptTickets {
  readonly club: { readonly url: string; readonly title: string };
  readonly events: readonly EventView[];
  readonly asOf: UnixSeconds;
}

/** The offline page of the tickets: the valid ones, each with its code. */
export function keptTickets({ club, events, asOf }: KeptTickets): KeptTexts {
  return {
    path: hrefs.tickets({ club: club.url }),
    title: `${ticketsTexts.title} · ${club.title}`,
    note: offlineTexts.asOf(`${formatDay(asOf)}, ${formatTime(asOf)}`),
    entries: events.flatMap((event) =>
      event.tickets.flatMap(({ name, place, tariff, code, codeLabel }) =>
        code === undefined
          ? []
          : [
              {
                title: `${event.title}: ${name}`,
                lines: [event.when, event.where, place, tariff].filter((line) => line !== ''),
                code: { ...qrPath(code), label: codeLabel },
              },
            ],
      ),
    ),
  };
}
