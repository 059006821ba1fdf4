import type { ChildcareContent } from '#server/db/schema/certificateContent.ts';

/** The certificate of a fiche, and its place in the file. */
export interface Fiche {
  readonly content: ChildcareContent;
  readonly year: number;
  /** Number of the certificate, as reference. */
  readonly number: string;
  /** Counts from 1. */
  readonly sequence: number;
}

/** The begin, end, days, price and amount of each of the four periods have names without a pattern. */
const periodFields = [
  [
    'f86_2055_begindate1',
    'f86_2056_enddate1',
    'f86_2110_numberofday1',
    'f86_2111_dailytariff1',
    'f86_2060_amount1',
  ],
  [
    'f86_2093_begindate2',
    'f86_2144_enddate2',
    'f86_2113_numberofday2',
    'f86_2115_dailytariff2',
    'f86_2061_amount2',
  ],
  [
    'f86_2157_begindate3',
    'f86_2158_enddate3',
    'f86_2116_numberofday3',
    'f86_2117_dailytariff3',
    'f86_2062_amount3',
  ],
  [
    'f86_2161_begindate4',
    'f86_2162_enddate4',
    'f86_2119_numberofday4',
    'f86_2120_dailytariff4',
    'f86_2063_amount4',
  ],
] as const;

/** Sum of all amounts of a fiche, its total included (field 2059). */
export function controlTotal({ lines, totalCents }: ChildcareContent): number {
  return totalCents + lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * The fields of one Fiche28186, in the order of their numbers within the general and the own part, as the example of the tax office has
 * them. Amounts are in cents, days are DD-MM-YYYY. A field that doesn't apply is left out.
 */
export function ficheFields({
  content,
  year,
  number,
  sequence,
}: Fiche): readonly (readonly [string, string])[] {
  const { organiser, debtor, child, certifier, recognition, lines, totalCents } = content;
  const own: readonly (readonly [string, string])[] = [
    ['f86_2031_certificationautorisation', String(recognition)],
    ['f86_2059_totaalcontrole', String(controlTotal(content))],
    ['f86_2064_totalamount', String(totalCents)],
    ['f86_2101_childcountry', countryCode(child.address.country)],
    ['f86_2102_childaddress', child.address.street],
    ['f86_2106_childname', child.lname],
    ['f86_2107_childfirstname', child.fname],
    ['f86_2139_childpostnr', child.address.postal],
    ['f86_2140_childmunicipality', child.address.city],
    ['f86_2153_nnchild', child.nationalNumber],
    ['f86_2163_childbirthdate', dayText(child.birthdate)],
    ...(certifier
      ? ([
          ['f86_2100_certifierpostnr', certifier.postal],
          ['f86_2154_certifiermunicipality', certifier.city],
          ['f86_2155_certifiername', certifier.name],
          ['f86_2156_certifieradres', certifier.street],
          ...(certifier.enterpriseNumber === undefined
            ? []
            : [['f86_2109_certifiercbenumber', certifier.enterpriseNumber] as const]),
        ] as const)
      : []),
    ...lines.flatMap((line, at) => {
      const [begin, end, days, rate, amount] = periodFields[at] ?? [];
      if (!begin) throw new Error('A certificate has at most four periods');
      return [
        [begin, dayText(line.begin)] as const,
        [end, dayText(line.end)] as const,
        [days, String(line.days)] as const,
        ...(line.rateCents === null ? [] : [[rate, String(line.rateCents)] as const]),
        [amount, String(line.amountCents)] as const,
      ];
    }),
  ];
  return [
    ['f2002_inkomstenjaar', String(year)],
    ['f2005_registratienummer', organiser.enterpriseNumber],
    ['f2008_typefiche', '28186'],
    ['f2009_volgnummer', String(sequence)],
    ['f2010_referentie', number],
    ['f2011_nationaalnr', debtor.nationalNumber],
    ['f2013_naam', debtor.lname],
    ['f2015_adres', debtor.address.street],
    debtor.address.country === 'BE'
      ? ['f2016_postcodebelgisch', debtor.address.postal]
      : ['f2112_buitenlandspostnummer', debtor.address.postal],
    ['f2017_gemeente', debtor.address.city],
    ['f2018_landwoonplaats', countryCode(debtor.address.country)],
    ['f2028_typetraitement', '0'],
    ['f2029_enkelopgave325', '0'],
    ['f2114_voornamen', debtor.fname],
    ...own.toSorted(([one], [other]) => one.localeCompare(other)),
  ];
}

export function dayText(day: string): string {
  return day.split('-').toReversed().join('-');
}

/** Countries by the codes of the tax office. Those of the neighbours are known here; another has to be added before it can be used. */
const countryCodes: Readonly<Record<string, string>> = {
  BE: '150',
  DE: '103',
  FR: '111',
  LU: '113',
  NL: '129',
};

/** '' for a country whose code isn't known here: the table of fields then refuses it. */
export function countryCode(country: string): string {
  return countryCodes[country] ?? '';
}
