import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { HealthContent } from '#server/db/schema/certificateContent.ts';
import type { PdfBlock } from '#server/pdf/pdfContent.ts';
import { nl } from '#server/texts/nl.ts';
import { signatureBlocks } from './signatureBlocks.ts';
import { writtenAddress } from './writtenAddress.ts';

const { health: texts, ...shared } = nl.certificates;

/** What the health insurance funds ask of a club, with room for its stamp and a signature. */
export function healthBlocks(content: HealthContent): readonly PdfBlock[] {
  const { club, member, sport, federation, activity, begin, end, sessions, amountCents, paidOn } = content;
  const { birthdate, address } = member;
  return [
    { kind: 'paragraph', text: texts.statement },
    { kind: 'heading', text: texts.member },
    {
      kind: 'facts',
      facts: [
        [shared.person, member.name],
        ...(birthdate === null ? [] : [[shared.birthdate, formatIsoDay(birthdate)] as const]),
        ...(address === null ? [] : [[shared.address, writtenAddress(address)] as const]),
      ],
    },
    { kind: 'heading', text: texts.club },
    {
      kind: 'facts',
      facts: [
        [texts.club, club],
        ...(federation === '' ? [] : [[texts.federation, federation] as const]),
        [texts.sport, sport],
        [shared.activity, activity],
        [texts.season, fillIn(shared.fromTo, { first: formatIsoDay(begin), last: formatIsoDay(end) })],
        [texts.sessions, String(sessions)],
        [texts.amount, formatEuros(amountCents)],
        [texts.paidOn, formatIsoDay(paidOn)],
      ],
    },
    ...signatureBlocks(content, { withStamp: true }),
    { kind: 'paragraph', text: texts.hint, isQuiet: true },
  ];
}
