import { fillIn } from '@clubpoort/form-engine/headless';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { CertificateContent, ParticipationContent } from '#server/db/schema/certificateContent.ts';
import type { PdfBlock, PdfContent } from '#server/pdf/pdfContent.ts';
import { nl } from '#server/texts/nl.ts';
import { childcareBlocks } from './childcareBlocks.ts';
import { healthBlocks } from './healthBlocks.ts';

const texts = nl.certificates;

export interface CertificateDocument {
  readonly content: CertificateContent;
  readonly year: number;
  readonly number: string;
  /** Number of the certificate that this one corrects; '' for none. */
  readonly replaces: string;
  readonly isDuplicate: boolean;
}

/** A certificate as a document: only of what was copied when it was issued, so every download says the same. */
export function certificatePdf({
  content,
  year,
  number,
  replaces,
  isDuplicate,
}: CertificateDocument): PdfContent {
  const numbers: readonly (readonly [string, string])[] = [
    [texts.number, number],
    ...(replaces === '' ? [] : [[texts.replaces, replaces] as const]),
    ...(content.kind === 'childcare' ? [[texts.year, String(year)] as const] : []),
  ];
  return {
    title: fillIn(texts.titles[content.kind], { year: String(year) }),
    sender: content.sender,
    footer: [content.sender.name, number, ...(isDuplicate ? [texts.duplicate] : [])].join(' · '),
    blocks: [
      ...(isDuplicate ? duplicateBlocks : []),
      { kind: 'facts', facts: numbers },
      ...blocksOf(content, year),
    ],
  };
}

const duplicateBlocks: readonly PdfBlock[] = [
  { kind: 'state', text: texts.duplicate },
  { kind: 'paragraph', text: texts.duplicateHint, isQuiet: true },
];

function blocksOf(content: CertificateContent, year: number): readonly PdfBlock[] {
  if (content.kind === 'childcare') return childcareBlocks(content, year);
  return content.kind === 'health' ? healthBlocks(content) : participationBlocks(content);
}

function participationBlocks(content: ParticipationContent): readonly PdfBlock[] {
  const { club, member, activity, begin, end, days, issuedOn } = content;
  const facts: readonly (readonly [string, string])[] = [
    [texts.person, member.name],
    ...(member.birthdate === null ? [] : [[texts.birthdate, formatIsoDay(member.birthdate)] as const]),
    [texts.activity, activity],
    [texts.period, fillIn(texts.fromTo, { first: formatIsoDay(begin), last: formatIsoDay(end) })],
    [texts.days, String(days)],
  ];
  return [
    { kind: 'paragraph', text: fillIn(texts.participation.statement, { club, name: member.name }) },
    { kind: 'facts', facts },
    { kind: 'paragraph', text: texts.participation.hint, isQuiet: true },
    { kind: 'paragraph', text: fillIn(texts.signed, { club, day: formatIsoDay(issuedOn) }) },
  ];
}
