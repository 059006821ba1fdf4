import { type Fiche, ficheFields } from './ficheFields.ts';

/** What a field may hold. */
interface FieldRule {
  readonly pattern: RegExp;
  readonly isOptional?: true;
}

const required = (pattern: RegExp): FieldRule => ({ pattern });
const optional = (pattern: RegExp): FieldRule => ({ pattern, isOptional: true });
const text = (most: number) => new RegExp(`^\\S(?:.{0,${most - 2}}\\S)?$`, 'u');

const day = /^\d\d-\d\d-\d{4}$/;
const cents = /^\d{1,12}$/;
const count = /^[1-9]\d{0,2}$/;
const number = /^\d{11}$/;

/**
 * Our own table of the fields of a Fiche28186, in place of the schema of the tax office, of which no copy was found. Lengths are those that
 * programs in use have for the brochure of 2022; since that year an address may have 200 characters.
 */
export const ficheRules: Readonly<Record<string, FieldRule>> = {
  f2002_inkomstenjaar: required(/^20\d\d$/),
  f2005_registratienummer: required(/^\d{10}$/),
  f2008_typefiche: required(/^28186$/),
  f2009_volgnummer: required(/^[1-9]\d{0,6}$/),
  f2010_referentie: required(text(36)),
  f2011_nationaalnr: required(number),
  f2013_naam: required(text(41)),
  f2015_adres: required(text(200)),
  f2016_postcodebelgisch: optional(/^[1-9]\d{3}$/),
  f2017_gemeente: required(text(27)),
  f2018_landwoonplaats: required(/^\d{3}$/),
  f2028_typetraitement: required(/^0$/),
  f2029_enkelopgave325: required(/^0$/),
  f2112_buitenlandspostnummer: optional(text(12)),
  f2114_voornamen: required(text(30)),
  f86_2031_certificationautorisation: required(/^[0-4]$/),
  f86_2055_begindate1: required(day),
  f86_2056_enddate1: required(day),
  f86_2059_totaalcontrole: required(cents),
  f86_2060_amount1: required(cents),
  f86_2061_amount2: optional(cents),
  f86_2062_amount3: optional(cents),
  f86_2063_amount4: optional(cents),
  f86_2064_totalamount: required(cents),
  f86_2093_begindate2: optional(day),
  f86_2100_certifierpostnr: optional(/^\d{4}$/),
  f86_2101_childcountry: required(/^\d{3}$/),
  f86_2102_childaddress: required(text(200)),
  f86_2106_childname: required(text(41)),
  f86_2107_childfirstname: required(text(30)),
  f86_2109_certifiercbenumber: optional(/^\d{10}$/),
  f86_2110_numberofday1: required(count),
  f86_2111_dailytariff1: optional(cents),
  f86_2113_numberofday2: optional(count),
  f86_2115_dailytariff2: optional(cents),
  f86_2116_numberofday3: optional(count),
  f86_2117_dailytariff3: optional(cents),
  f86_2119_numberofday4: optional(count),
  f86_2120_dailytariff4: optional(cents),
  f86_2139_childpostnr: required(text(12)),
  f86_2140_childmunicipality: required(text(27)),
  f86_2144_enddate2: optional(day),
  f86_2153_nnchild: required(number),
  f86_2154_certifiermunicipality: optional(text(27)),
  f86_2155_certifiername: optional(text(41)),
  f86_2156_certifieradres: optional(text(200)),
  f86_2157_begindate3: optional(day),
  f86_2158_enddate3: optional(day),
  f86_2161_begindate4: optional(day),
  f86_2162_enddate4: optional(day),
  f86_2163_childbirthdate: required(day),
};

/** A field that breaks our table; `value` is undefined where a required field is missing. */
interface FicheFault {
  readonly field: string;
  readonly value: string | undefined;
}

export function ficheFaults(fiche: Fiche): readonly FicheFault[] {
  const fields = new Map(ficheFields(fiche));
  const missing = Object.entries(ficheRules).flatMap(([field, rule]) =>
    rule.isOptional || fields.has(field) ? [] : [{ field, value: undefined }],
  );
  const wrong = [...fields].flatMap(([field, value]) =>
    ficheRules[field]?.pattern.test(value) ? [] : [{ field, value }],
  );
  return [...missing, ...wrong];
}

/** What is wrong with a fiche by our table: one sentence for each field. */
export function belcotaxFaults(fiche: Fiche): readonly string[] {
  return ficheFaults(fiche).map(({ field, value }) =>
    value === undefined
      ? `${fiche.number}: ${field} is missing`
      : `${fiche.number}: "${value}" can't be ${field}`,
  );
}
