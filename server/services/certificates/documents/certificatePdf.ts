import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type {
  CertificateContent,
  HealthContent,
  ParticipationContent,
} from '#server/db/schema/certificateContent.ts';
import type { PdfBlock, PdfContent } from '#server/pdf/pdfContent.ts';
import { nl } from '#server/texts/nl.ts';
import { childcareBlocks } from './childcareBlocks.ts';
import { signatureBlocks } from './signatureBlocks.ts';
import { writtenAddress } from './writtenAddress.ts';

interface CertificateDocument {
  readonly content: CertificateContent;
  readonly year: number;
  readonly number: string;
  /** Number of the certificate that this one corrects; '' for none. */
  readonly replaces: string;
  readonly isDuplicate: boolean;
  /** Not issued yet, so it has no number. */
  readonly isDraft?: boolean;
}

/** A certificate as a document: only of what was copied when it was issued, so every download says the same. */
export function certificatePdf({
  content,
  year,
  number,
  replaces,
  isDuplicate,
  isDraft = false,
}: CertificateDocument): PdfContent {
  const numbers: readonly (readonly [string, string])[] = [
    ...(isDraft ? [] : [[nl.certificates.number, number] as const]),
    ...(replaces === '' ? [] : [[nl.certificates.replaces, replaces] as const]),
    ...(content.kind === 'childcare' ? [[nl.certificates.year, String(year)] as const] : []),
  ];
  return {
    title: fillIn(nl.certificates.titles[content.kind], { year: String(year) }),
    sender: content.sender,
    footer: [
      content.sender.name,
      isDraft ? nl.certificates.draft : number,
      ...(isDuplicate ? [nl.certificates.duplicate] : []),
    ].join(' · '),
    blocks: [
      ...(isDuplicate ? duplicateBlocks : []),
      ...(isDraft ? draftBlocks : []),
      { kind: 'facts', facts: numbers },
      ...blocksOf(content, year),
    ],
  };
}

const duplicateBlocks: readonly PdfBlock[] = [
  { kind: 'state', text: nl.certificates.duplicate },
  { kind: 'paragraph', text: nl.certificates.duplicateHint, isQuiet: true },
];

const draftBlocks: readonly PdfBlock[] = [
  { kind: 'state', text: nl.certificates.draft },
  { kind: 'paragraph', text: nl.certificates.draftHint, isQuiet: true },
];

function blocksOf(content: CertificateContent, year: number): readonly PdfBlock[] {
  if (content.kind === 'childcare') return childcareBlocks(content, year);
  return content.kind === 'health' ? healthBlocks(content) : participationBlocks(content);
}

function participationBlocks(content: ParticipationContent): readonly PdfBlock[] {
  const { club, member, activity, begin, end, days, issuedOn } = content;
  const facts: readonly (readonly [string, string])[] = [
    [nl.certificates.person, member.name],
    ...(member.birthdate === null
      ? []
      : [[nl.certificates.birthdate, formatIsoDay(member.birthdate)] as const]),
    [nl.certificates.activity, activity],
    [
      nl.certificates.period,
      fillIn(nl.certificates.fromTo, { first: formatIsoDay(begin), last: formatIsoDay(end) }),
    ],
    [nl.certificates.days, String(days)],
  ];
  return [
    { kind: 'paragraph', text: fillIn(nl.certificates.participation.statement, { club, name: member.name }) },
    { kind: 'facts', facts },
    { kind: 'paragraph', text: nl.certificates.participation.hint, isQuiet: true },
    { kind: 'paragraph', text: fillIn(nl.certificates.signed, { club, day: formatIsoDay(issuedOn) }) },
  ];
}

const { health: texts, ...shared } = nl.certificates;

/** The facts that the health insurance funds ask of a club, with room for its stamp and a signature. */
function healthBlocks(content: HealthContent): readonly PdfBlock[] {
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
