import { describe, expect, it } from 'vitest';
import type { ChildcareContent } from '#server/db/schema/certificateContent.ts';
import { belcotaxFaults, ficheRules } from '#server/services/certificates/belcotax/belcotaxFaults.ts';
import {
  belcotaxVersion,
  belcotaxXml,
  writeXml,
} from '#server/services/certificates/belcotax/belcotaxXml.ts';
import { type Fiche, ficheFields } from '#server/services/certificates/belcotax/ficheFields.ts';

const address = { street: 'Kerkstraat 7 bus 3', postal: '3010', city: 'Kessel-Lo', country: 'BE' };
const line = (month: string, rateCents: number | null) => ({
  ...{ begin: `2025-${month}-07`, end: `2025-${month}-11`, days: 5, rateCents, amountCents: 12_000 },
});
const content: ChildcareContent = {
  kind: 'childcare',
  sender: { name: 'Turnkring De Zwaluw vzw', lines: [], color: '#2f6fb4' },
  club: 'Turnkring De Zwaluw',
  signatory: { name: 'Lieselot Mertens', capacity: 'secretaris' },
  place: 'Leuven',
  issuedOn: '2026-02-10',
  organiser: {
    name: 'Turnkring De Zwaluw vzw',
    address: { street: 'Stadionlaan 4', postal: '3010', city: 'Kessel-Lo', country: 'BE' },
    enterpriseNumber: '0999000228',
    phone: '+32 16234567',
    mail: 'secretariaat@dezwaluw.example.org',
  },
  recognition: 2,
  certifier: {
    name: 'Stad Leuven',
    street: 'Plein 1',
    postal: '3000',
    city: 'Leuven',
    enterpriseNumber: '0207521503',
  },
  debtor: { fname: 'An', lname: "D'Hondt & Peeters", address, nationalNumber: '93051822361' },
  child: { fname: 'Mila', lname: 'Peeters', address, nationalNumber: '15072204477', birthdate: '2015-07-22' },
  lines: [line('01', 2400), line('04', 2000), line('07', 1600), line('10', null)],
  maximumCents: null,
  totalCents: 48_000,
};
const fiche: Fiche = { content, year: 2025, number: 'ATT-2025-000001', sequence: 1 };

describe('ficheFields', () => {
  it('fills every field of the table for four periods, once', () => {
    const names = ficheFields(fiche).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const unused = Object.keys(ficheRules).filter((name) => !names.includes(name));
    // A foreign postcode, and the price of the period that has several.
    expect(unused).toEqual(['f2112_buitenlandspostnummer', 'f86_2120_dailytariff4']);
    expect(names.filter((name) => !(name in ficheRules))).toEqual([]);
  });

  it('writes cents, days as DD-MM-YYYY and the sum of all amounts', () => {
    expect(Object.fromEntries(ficheFields(fiche))).toMatchObject({
      f2002_inkomstenjaar: '2025',
      f2005_registratienummer: '0999000228',
      f2011_nationaalnr: '93051822361',
      f86_2031_certificationautorisation: '2',
      f86_2055_begindate1: '07-01-2025',
      f86_2144_enddate2: '11-04-2025',
      f86_2117_dailytariff3: '1600',
      f86_2063_amount4: '12000',
      f86_2064_totalamount: '48000',
      f86_2059_totaalcontrole: '96000',
      f86_2153_nnchild: '15072204477',
      f86_2163_childbirthdate: '22-07-2015',
      f86_2109_certifiercbenumber: '0207521503',
    });
  });

  it('leaves out the certifier with recognition 0, and later periods that there are not', () => {
    const short = { ...content, recognition: 0 as const, certifier: null, lines: [line('01', 2400)] };
    const names = ficheFields({ ...fiche, content: short }).map(([name]) => name);
    expect(names.filter((name) => /certifier|2$|_(begindate|enddate)[234]/.test(name))).toEqual([]);
  });
});

describe('belcotaxFaults', () => {
  it('finds nothing in a whole fiche', () => {
    expect(belcotaxFaults(fiche)).toEqual([]);
  });

  it.each([
    [
      'a number of ten digits',
      { debtor: { ...content.debtor, nationalNumber: '9305182236' } },
      'f2011_nationaalnr',
    ],
    ['a name of 42 letters', { child: { ...content.child, lname: 'a'.repeat(42) } }, 'f86_2106_childname'],
    [
      'a country without a known code',
      { debtor: { ...content.debtor, address: { ...address, country: 'JP' } } },
      'f2018_landwoonplaats',
    ],
    [
      'a blank street',
      { child: { ...content.child, address: { ...address, street: ' ' } } },
      'f86_2102_childaddress',
    ],
  ])('names the field of %s', (_name, wrong, field) => {
    expect(belcotaxFaults({ ...fiche, content: { ...content, ...wrong } })).toEqual([
      expect.stringMatching(new RegExp(`^ATT-2025-000001: ".*" can't be ${field}$`)),
    ]);
  });

  it('misses a required field', () => {
    const none = { ...fiche, content: { ...content, lines: [] } };
    expect(belcotaxFaults(none)).toContain('ATT-2025-000001: f86_2055_begindate1 is missing');
  });
});

describe('belcotaxXml', () => {
  const xml = belcotaxXml({
    year: 2025,
    createdOn: '2026-02-20',
    fiches: [fiche, { ...fiche, sequence: 2, number: 'ATT-2025-000002' }],
  });

  it('says which version of the specification it follows', () => {
    expect(xml).toContain(`<!-- ${belcotaxVersion} -->`);
  });

  it('closes every element in the order in which it was opened', () => {
    const open: string[] = [];
    for (const [, closing, name] of xml.matchAll(/<(\/?)([A-Za-z]\w*)>/g)) {
      if (closing === '') open.push(name ?? '');
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  it('has a head, the fiches in one declaration, and totals that add up', () => {
    for (const part of [
      ...[
        '<v0002_inkomstenjaar>2025<',
        '<v0011_aanmaakdatum>20-02-2026<',
        '<v0018_telefoonnummer>016234567<',
      ],
      ...['<v0024_nationaalnr>0999000228<', '<a1005_registratienummer>0999000228<'],
      ...['<r8010_aantalrecords>4<', '<r8011_controletotaal>3<', '<r8012_controletotaal>192000<'],
      ...['<r9011_totaalaantalrecords>6<', '<r9013_controletotaal>192000<'],
      "<f2013_naam>D'Hondt &amp; Peeters<",
    ])
      expect(xml).toContain(part);
    expect(xml.match(/<Fiche28186>/g)).toHaveLength(2);
  });
});

describe('writeXml', () => {
  it('escapes signs and leaves out what XML cannot hold', () => {
    expect(writeXml(['a', [['b', '<é & \u0000\uFFFF>']]], 'x -- y')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- x - y -->\n<a>\n  <b>&lt;é &amp; &gt;</b>\n</a>\n',
    );
  });
});
