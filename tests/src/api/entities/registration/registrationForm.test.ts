import { describe, expect, test } from 'vitest';
import { parseRegistrationForm } from '#src/api/entities/registration/registrationForm.ts';

describe('parseRegistrationForm', () => {
  test('does not parse the sections, which the engine does', () => {
    expect(parseRegistrationForm({ result: [7, { title: 'Algemeen' }] }).sections).toEqual([
      7,
      { title: 'Algemeen' },
    ]);
  });
  test("reads the club's own words and the newsletter entries", () => {
    const form = parseRegistrationForm({
      result: { 0: {} },
      newsLetterStatus: [{ email: 'a@b.be', status: 'subscribed', communicationStatus: 'x' }],
      custom: { question: 'Wil je onze krant?' },
    });
    expect(form.newsletter).toEqual([
      { email: 'a@b.be', status: 'subscribed', communicationStatus: 'unsubscribed' },
    ]);
    expect(form.newsletterTexts.question).toBe('Wil je onze krant?');
  });
});
