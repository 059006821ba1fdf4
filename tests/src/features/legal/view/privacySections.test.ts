import { describe, expect, it } from 'vitest';
import { retentions } from '#rules/retention.ts';
import type { Privacy } from '#src/api/entities/club/privacy.ts';
import { privacySections } from '#src/features/legal/view/privacySections.ts';
import { privacyTexts } from '#src/texts/nl/privacy.ts';

const bare: Privacy = {
  version: '2026-11-25',
  changed: '2026-11-25',
  operator: { name: '', address: '', mail: '' },
  recipients: [],
};

const club: NonNullable<Privacy['club']> = {
  title: 'De Dolfijn',
  mail: 'hallo@dolfijn.example.org',
  legal: undefined,
  asks: [],
  own: [],
};

function textOf(privacy: Privacy): string {
  return privacySections(privacy)
    .flatMap(({ title, paragraphs, items = [], lines = [] }) => [
      title,
      ...paragraphs,
      ...items,
      ...lines.map((line) => (typeof line === 'string' ? line : line.text)),
    ])
    .join('\n');
}

describe('privacySections', () => {
  it('names no service and no operator that is not set up', () => {
    const text = textOf(bare);
    expect(text).not.toContain(privacyTexts.who.operatorTitle);
    for (const word of ['Google', 'onlinebetaling', 'verstuurt onze mails', 'de server waarop'])
      expect(text).not.toContain(word);
  });

  it('names each recipient with what it receives', () => {
    const kinds = ['host', 'payment', 'mail', 'maps', 'uitpas', 'federation'] as const;
    const text = textOf({ ...bare, recipients: kinds.map((kind) => ({ kind, name: `Firma ${kind}` })) });
    for (const kind of kinds) expect(text).toContain(`Firma ${kind}: `);
  });

  it('names the legal person and the operator', () => {
    const legal = {
      ...{ name: 'Zwemclub De Dolfijn', form: 'vzw', seat: 'Kaai 3, 8400 Oostende', court: 'Gent' },
      ...{ enterpriseNumber: '0563775480', vatNote: '', email: 'vzw@dolfijn.example.org' },
    };
    const operator = { name: 'Clubpoort vzw', address: 'Kouter 1, 9000 Gent', mail: 'privacy@example.org' };
    const text = textOf({ ...bare, operator, club: { ...club, legal } });
    for (const line of [
      'Zwemclub De Dolfijn vzw',
      'Kaai 3, 8400 Oostende',
      '0563.775.480',
      'vzw@dolfijn.example.org',
      'Clubpoort vzw',
      'Kouter 1, 9000 Gent',
      'privacy@example.org',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain(club.mail);
  });

  it('speaks of health, numbers and files only where the club asks for them', () => {
    expect(textOf({ ...bare, club })).not.toMatch(
      /uitdrukkelijke toestemming|[Rr]ijksregisternummer|Bestanden die/,
    );
    const asking = textOf({ ...bare, club: { ...club, asks: ['health', 'national-number', 'file'] } });
    expect(asking).toContain('uitdrukkelijke toestemming');
    expect(asking).toContain('zolang we het attest bewaren');
    expect(asking).toContain('Bestanden die je bij een formulier voegt');
    // The portal's own page is about every club.
    expect(textOf(bare)).toContain('uitdrukkelijke toestemming');
  });

  it('tells the ends that the daily round applies', () => {
    const text = textOf(bare);
    expect(text).toContain(`attesten met een bedrag: ${retentions.books.calendarYears} jaar`);
    expect(text).toContain(`antwoorden: ${retentions.participation.years} jaar`);
    expect(text).toContain(`tot je het ${retentions.account.years} jaar niet gebruikte`);
    for (const rule of Object.keys(retentions)) expect(Object.keys(privacyTexts.ends.rules)).toContain(rule);
  });

  it('gives the authority for complaints, and the club’s own part', () => {
    const text = textOf({ ...bare, club: { ...club, own: ['Foto’s hangen in de kleedkamer.'] } });
    expect(text).toContain('Drukpersstraat 35, 1000 Brussel');
    expect(text).toContain('contact@apd-gba.be');
    expect(text).toContain('www.gegevensbeschermingsautoriteit.be');
    expect(text).toContain('Wat De Dolfijn nog zegt\nFoto’s hangen in de kleedkamer.');
  });
});
