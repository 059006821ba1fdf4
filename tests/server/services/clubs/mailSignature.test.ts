import { expect, it } from 'vitest';
import { mailBody } from '#server/mail/mailBody.ts';
import { mailSignature } from '#server/services/clubs/mailSignature.ts';
import { testLegal } from '#tests/server/support/files/clubFiles.ts';

it('mailSignature names the legal person of the club, in small print', () => {
  const { text, html } = mailBody(mailSignature({ legal: { ...testLegal, name: 'Hart & Ziel' } }));
  expect(text).toBe(
    'Clubpoort\n\nHart & Ziel vzw\nKerkstraat 1, 9000 Gent\nOndernemingsnummer 0999.000.624, RPR Gent\nbestuur@testclub.example.org\n',
  );
  expect(html).toContain('<p><small>Hart &amp; Ziel vzw<br>Kerkstraat 1, 9000 Gent<br>');
});

it('mailSignature of a club without a legal person is the name of the portal', () => {
  expect(mailSignature({ legal: null })).toEqual(['Clubpoort']);
});
