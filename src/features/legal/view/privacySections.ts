import { legalLines } from '#rules/legalIdentity.ts';
import { type RetentionRule, retentionCount, retentions } from '#rules/retention.ts';
import type { Privacy } from '#src/api/entities/club/privacy.ts';
import { privacyTexts as texts } from '#src/texts/nl/privacy.ts';
import type { LegalLink, LegalSection } from './legalSection.ts';

/** The privacy page of a club, or of the portal where there is no club. It says only what the facts say. */
export function privacySections(privacy: Privacy): readonly LegalSection[] {
  const { club } = privacy;
  return [
    whoIsResponsible(privacy),
    ...operatorSection(privacy),
    whatAndWhy(privacy),
    receivers(privacy),
    ends(privacy),
    texts.rights,
    complaint(),
    ...(club && club.own.length > 0 ? [{ title: texts.own(club.title), paragraphs: club.own }] : []),
  ];
}

function whoIsResponsible({ club }: Privacy): LegalSection {
  const { who } = texts;
  if (!club) return { title: who.title, paragraphs: [who.clubs] };
  const lines = club.legal ? legalLines(club.legal) : [club.title];
  const mail = club.legal?.email || club.mail;
  return {
    title: who.title,
    paragraphs: [who.club(club.title)],
    lines: [...lines, ...(mail === '' ? [] : [mailLink(mail)])],
  };
}

/** Who runs the portal; nothing where the operator has not set it. */
export function operatorSection({ operator }: Privacy): LegalSection[] {
  const known = [operator.name, operator.address].filter((line) => line !== '');
  const mail = operator.mail === '' ? [] : [mailLink(operator.mail)];
  if (known.length + mail.length === 0) return [];
  return [{ title: texts.who.operatorTitle, paragraphs: [texts.who.operator], lines: [...known, ...mail] }];
}

function whatAndWhy({ club }: Privacy): LegalSection {
  const { what } = texts;
  // The portal's own page is about all clubs, so it tells what any of them may ask.
  const asks = club ? club.asks : (['health', 'national-number', 'file'] as const);
  return {
    title: what.title,
    paragraphs: [what.lead],
    items: [
      ...[what.account, what.participation, what.money, what.answers],
      ...asks.map((one) => what[one]),
      ...[what.messages, what.safety],
    ],
  };
}

function receivers({ club, recipients }: Privacy): LegalSection {
  const { receivers: words } = texts;
  return {
    title: words.title,
    paragraphs: [],
    items: [
      club ? words.club(club.title) : words.clubs,
      ...recipients.map(({ kind, name }) => words[kind](name)),
      ...[words.noOthers, words.noSale],
    ],
  };
}

/** The order in which a reader looks for the ends. */
const order: readonly RetentionRule[] = [
  'activity',
  'season',
  'enquiry',
  'participation',
  'messages',
  'books',
  'account',
  'login',
  'carts',
  'notices',
  'codes',
  'traces',
];

function ends({ club }: Privacy): LegalSection {
  const { ends: words } = texts;
  const asksNumber = !club || club.asks.includes('national-number');
  return {
    title: words.title,
    paragraphs: [words.lead],
    items: [
      ...order.map((rule) => words.rules[rule](retentionCount(retentions[rule]))),
      ...(asksNumber ? [words.numbers] : []),
    ],
  };
}

function complaint(): LegalSection {
  const { title, lead, address, mail, site } = texts.complaint;
  return {
    title,
    paragraphs: [lead],
    lines: [address, mailLink(mail), { text: site, href: `https://${site}` }],
  };
}

function mailLink(mail: string): LegalLink {
  return { text: mail, href: `mailto:${mail}` };
}
