import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { MembershipCard } from '#src/api/entities/club/federation.ts';
import { qrPath } from '#src/components/codes/qrPath.ts';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { offlineTexts } from '#src/texts/nl/offline.ts';
import type { KeptTexts } from '../../offline/index.ts';
import { cardView } from './cardView.ts';

interface KeptCards {
  readonly cards: readonly MembershipCard[];
  /** When the cards were fetched. */
  readonly asOf: UnixSeconds;
}

/** The offline page of the membership cards: the valid ones, each with its code. */
export function keptCards({ cards, asOf }: KeptCards): KeptTexts {
  return {
    path: hrefs.membershipCards(),
    title: federationTexts.cards.title,
    note: offlineTexts.asOf(`${formatDay(asOf)}, ${formatTime(asOf)}`),
    entries: cards.map(cardView).flatMap(({ name, federation, facts, code, codeLabel }) =>
      code === undefined
        ? []
        : [
            {
              title: `${name} · ${federation.title}`,
              lines: facts.map(([label, value]) => `${label}: ${value}`),
              code: { ...qrPath(code), label: codeLabel },
            },
          ],
    ),
  };
}
