import type { WireQuestion, WireSection } from '@clubpoort/form-engine/headless';
import { formatList } from '#rules/writtenList.ts';
import type { AwaitedCertificate } from '#src/api/entities/orders/certificate.ts';
import { certificatesTexts } from '#src/texts/nl/certificates.ts';

const texts = certificatesTexts.awaited;

export interface AwaitedView {
  readonly key: string;
  readonly title: string;
  /** The name of the child. */
  readonly name: string;
  readonly activity: string;
  /** What is missing, and when the certificate follows. */
  readonly explanation: string;
  readonly asksNumbers: boolean;
  /** Whose address is missing. */
  readonly withoutAddress: { readonly uid: number; readonly name: string } | undefined;
  /** Button label for screen readers, after the visible one. */
  readonly label: string;
}

export function awaitedView(awaited: AwaitedCertificate): AwaitedView {
  const { club, uid, name, debtor, year, activity, missing, isIssuedAtOnce } = awaited;
  const needed = missing.map((one) => {
    if (one === 'debtor-address') return texts.address(debtor.name);
    const whose = one.startsWith('child') ? name : debtor.name;
    return one.endsWith('-wrong') ? texts.rightNumber(whose) : texts.number(whose);
  });
  const withoutAddress = missing.includes('debtor-address') ? debtor : undefined;
  return {
    key: `${club.nid}-${year}-${uid}-${debtor.uid}`,
    title: texts.kind(year),
    name,
    activity: `${activity} · ${club.title}`,
    explanation: `${texts.needs(formatList(needed))} ${whenText(isIssuedAtOnce, withoutAddress !== undefined)}`,
    asksNumbers: missing.some((one) => one !== 'debtor-address'),
    withoutAddress,
    label: texts.fillInFor(name, year),
  };
}

/** When the certificate follows. Only numbers issue it by themselves: an address is saved in the profile, and then the club issues it. */
function whenText(isIssuedAtOnce: boolean, asksAddress: boolean): string {
  if (!isIssuedAtOnce) return texts.later;
  return asksAddress ? texts.byClub : texts.atOnce;
}

/** The questions for the missing numbers, each with the reason beside it. They know no birthdate, so that they take a bis number too. */
export function numberSections({ club, name, debtor, missing }: AwaitedCertificate): readonly WireSection[] {
  const asks = (role: 'child' | 'debtor') => missing.some((one) => one.startsWith(`${role}-number`));
  return [
    {
      title: '',
      fields: [
        ...(asks('child') ? [question('child_number', name, texts.childReason(club.title))] : []),
        ...(asks('debtor') ? [question('debtor_number', debtor.name, texts.debtorReason(debtor.name))] : []),
      ],
    },
  ];
}

function question(qid: string, name: string, help: string): WireQuestion {
  return {
    ...{ qid, nid: 0, type: 'text', question: texts.numberOf(name), help },
    default_key: 'national_insurance_number',
    required: true,
  };
}
