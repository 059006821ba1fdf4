import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEnterpriseNumber } from '#rules/legalIdentity.ts';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { CertifiedPerson, ChildcareContent } from '#server/db/schema/certificateContent.ts';
import type { PdfBlock, PdfTable } from '#server/pdf/pdfContent.ts';
import { nl } from '#server/texts/nl.ts';
import { signatureBlocks } from './signatureBlocks.ts';
import { writtenAddress } from './writtenAddress.ts';

const { childcare: texts, ...shared } = nl.certificates;

type Facts = readonly (readonly [string, string])[];

/** The content of form 281.86, in its order. A part that doesn't apply is left out, so that no field is blank. */
export function childcareBlocks(content: ChildcareContent, year: number): readonly PdfBlock[] {
  const { organiser, debtor, child } = content;
  return [
    { kind: 'paragraph', text: fillIn(texts.intro, { year: String(year) }) },
    { kind: 'heading', text: texts.boxOne },
    { kind: 'facts', facts: certifierFacts(content) },
    { kind: 'heading', text: texts.boxTwo },
    { kind: 'paragraph', text: texts.statement },
    {
      kind: 'facts',
      facts: [
        [texts.organiser, organiser.name],
        [shared.address, writtenAddress(organiser.address)],
        [shared.enterpriseNumber, formatEnterpriseNumber(organiser.enterpriseNumber)],
      ],
    },
    { kind: 'heading', text: texts.debtor },
    { kind: 'facts', facts: personFacts(debtor) },
    { kind: 'heading', text: texts.child },
    {
      kind: 'facts',
      facts: [...personFacts(child), [shared.birthdate, formatIsoDay(child.birthdate)]],
    },
    { kind: 'heading', text: texts.periods },
    periodTable(content, year),
    ...signatureBlocks(content, { withStamp: false }),
    { kind: 'paragraph', text: texts.hint, isQuiet: true },
  ];
}

function certifierFacts({ recognition, certifier }: ChildcareContent): Facts {
  const code = [texts.code, texts.recognitions[recognition]] as const;
  if (!certifier) return [code];
  const { name, street, postal, city, enterpriseNumber } = certifier;
  return [
    code,
    [texts.certifier, name],
    [shared.address, `${street}, ${postal} ${city}`],
    ...(enterpriseNumber === undefined
      ? []
      : [[shared.enterpriseNumber, formatEnterpriseNumber(enterpriseNumber)] as const]),
  ];
}

function personFacts({ fname, lname, address, nationalNumber }: CertifiedPerson): Facts {
  const isBis = Number(nationalNumber.slice(2, 4)) >= 20;
  return [
    [shared.lastName, lname],
    [shared.firstName, fname],
    [shared.address, writtenAddress(address)],
    [isBis ? shared.bisNumber : shared.nationalNumber, formatNationalNumber(nationalNumber)],
  ];
}

/** Formats a national number as on an identity card: `93.05.18-223.61`. */
function formatNationalNumber(digits: string): string {
  return digits.replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5');
}

function periodTable({ lines, totalCents, maximumCents }: ChildcareContent, year: number): PdfTable {
  const { begin, end, days, rate, amount } = texts.columns;
  const mixed = fillIn(texts.mixedRate, { amount: formatEuros(maximumCents ?? 0) });
  return {
    kind: 'table',
    columns: [
      { title: begin, align: 'left', width: 80 },
      { title: end, align: 'left', width: 80 },
      { title: days, align: 'right', width: 80 },
      { title: rate, align: 'right' },
      { title: amount, align: 'right', width: 110 },
    ],
    rows: lines.map((line) => [
      formatIsoDay(line.begin),
      formatIsoDay(line.end),
      String(line.days),
      line.rateCents === null ? mixed : formatEuros(line.rateCents),
      formatEuros(line.amountCents),
    ]),
    totals: [[fillIn(texts.total, { year: String(year) }), formatEuros(totalCents)]],
  };
}
