import { compileForm, questionKinds, validateAnswers } from '@clubpoort/form-engine/headless';
import { describe, expect, it } from 'vitest';
import type { AwaitedCertificate } from '#src/api/entities/orders/certificate.ts';
import { awaitedView, numberSections } from '#src/features/certificates/view/awaitedView.ts';

const awaited: AwaitedCertificate = {
  club: { nid: 2, url: 'de-zwaluw', title: 'Turnkring De Zwaluw' },
  uid: 4,
  name: 'Mila Peeters',
  debtor: { uid: 1, name: 'An Peeters' },
  year: 2025,
  activity: 'Turnkamp voor kleuters',
  missing: ['child-number', 'debtor-number-wrong', 'debtor-address'],
  isIssuedAtOnce: true,
};

describe('awaitedView', () => {
  it('names everything that is missing, and when the certificate follows', () => {
    expect(awaitedView(awaited)).toMatchObject({
      title: 'Fiscaal attest kinderopvang 2025',
      activity: 'Turnkamp voor kleuters · Turnkring De Zwaluw',
      explanation:
        'Voor dit attest hebben we nog nodig: het rijksregisternummer van Mila Peeters, het juiste rijksregisternummer van An Peeters en het adres van An Peeters. Is alles ingevuld? Dan geeft de club het attest uit. Daarna staat het hier klaar.',
      asksNumbers: true,
      withoutAddress: { uid: 1, name: 'An Peeters' },
    });
  });

  it('promises the certificate at once only where numbers alone are missing', () => {
    expect(awaitedView({ ...awaited, missing: ['child-number'] }).explanation).toBe(
      'Voor dit attest hebben we nog nodig: het rijksregisternummer van Mila Peeters. Zodra de nummers zijn ingevuld, staat het attest hier klaar.',
    );
  });

  it('asks no numbers where only an address is missing', () => {
    const { asksNumbers, explanation } = awaitedView({
      ...awaited,
      missing: ['debtor-address'],
      isIssuedAtOnce: false,
    });
    expect(asksNumbers).toBe(false);
    expect(explanation).toBe(
      'Voor dit attest hebben we nog nodig: het adres van An Peeters. De club maakt het attest na het einde van het jaar.',
    );
  });
});

describe('numberSections', () => {
  const formOf = (missing: AwaitedCertificate['missing']) =>
    compileForm(numberSections({ ...awaited, missing }), { kinds: questionKinds });

  it('asks only the numbers that are missing, each with its reason', () => {
    const keys = (missing: AwaitedCertificate['missing']) => [...formOf(missing).questions.keys()];
    expect(keys(['child-number'])).toEqual(['child_number_0']);
    expect(keys(['debtor-number-wrong', 'debtor-address'])).toEqual(['debtor_number_0']);
    expect(keys(awaited.missing)).toEqual(['child_number_0', 'debtor_number_0']);
    for (const { help } of formOf(awaited.missing).questions.values()) expect(help).toMatch(/attest/);
  });

  it('takes a bis number', () => {
    const answers = { child_number_0: '12412000164' };
    expect(validateAnswers(formOf(['child-number']), answers, { today: '2026-11-21' })).toEqual([]);
  });
});
