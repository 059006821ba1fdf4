import { describe, expect, it } from 'vitest';
import { writtenField } from '#server/club-files/editing/offer/writtenField.ts';

describe('writtenField', () => {
  it.each([
    [{ path: 'price', from: 100, to: 1234.5 }, 'prijs: € 100,00 → € 1.234,50'],
    [{ path: 'capacity', from: undefined, to: 12 }, 'plaatsen: niets → 12'],
    [{ path: 'isInstant', from: false, to: true }, 'plaats meteen reserveren: nee → ja'],
    [{ path: 'day', from: '2027-01-12', to: '2027-01-13' }, 'dag: 12/01/2027 → 13/01/2027'],
    [{ path: 'opens', from: '', to: '2027-06-01 20:00' }, 'inschrijven vanaf: niets → 01/06/2027 om 20u00'],
    [{ path: 'teachers', from: ['Zoë'], to: ['Zoë', 'Jef'] }, 'lesgevers: Zoë → Zoë en Jef'],
    [
      { path: 'settings.cancelMoney', from: 'none', to: 'credit' },
      'geld bij stoppen: niet terugbetalen → tegoed',
    ],
    [
      {
        ...{ path: 'instalments', from: undefined },
        to: [
          { day: '2027-01-15', percentage: 40 },
          { day: '2027-03-15', amount: 30 },
        ],
      },
      'betaaldagen: niets → 40 % op 15/01/2027 en € 30,00 op 15/03/2027',
    ],
    [{ path: 'settings.reductions', from: [], to: [{ for: 'next-course' }] }, 'kortingen: gewijzigd'],
    [{ path: 'title', from: '{field}', to: '$& {after}' }, 'naam: {field} → $& {after}'],
  ])('writes %o as %s', (difference, line) => {
    expect(writtenField(difference).replaceAll('\u00a0', ' ')).toBe(line);
  });

  it('shortens a long text', () => {
    expect(writtenField({ path: 'description', from: '', to: 'x'.repeat(5000) }).length).toBeLessThan(200);
  });
});
