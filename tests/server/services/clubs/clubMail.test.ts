import { expect, it } from 'vitest';
import { clubMail } from '#server/services/clubs/clubMail.ts';
import { testLegal } from '#tests/server/support/files/clubFiles.ts';

const club = { title: 'Testclub', color: '#b4462f', mail: 'hallo@testclub.example.org', legal: null };

it('clubMail is from the club by way of the portal, and its answers go to the club', () => {
  const { sender, text } = clubMail(club, ['Dag An']);
  expect(sender).toEqual({ name: 'Testclub via Clubpoort', replyTo: 'hallo@testclub.example.org' });
  expect(text).toBe(
    'Dag An\n\nVragen? Antwoord gewoon op deze mail. De club leest je bericht.\n\nTestclub via Clubpoort\n',
  );
});

it('clubMail takes the address of the legal person where the club gave no other', () =>
  expect(clubMail({ ...club, mail: '', legal: testLegal }, []).sender).toMatchObject({
    replyTo: testLegal.email,
  }));

it('clubMail promises no reader of answers where the club has no address', () => {
  const { sender, text } = clubMail({ ...club, mail: '' }, ['Dag An']);
  expect(sender).toEqual({ name: 'Testclub via Clubpoort' });
  expect(text).not.toContain('Antwoord');
});

it('clubMail names the legal person of the club, in small print', () => {
  const { text, html } = clubMail({ ...club, legal: { ...testLegal, name: 'Hart & Ziel' } }, []);
  expect(text).toMatch(
    /\nHart & Ziel vzw\nKerkstraat 1, 9000 Gent\nOndernemingsnummer 0999.000.624, RPR Gent\nbestuur@testclub.example.org\n$/,
  );
  expect(html).toMatch(/font-size:13px[^>]*>Hart &amp; Ziel vzw<br>Kerkstraat 1, 9000 Gent<br>/);
});

it('clubMail ends without an empty line where the legal person has no address for mail', () => {
  const { text } = clubMail({ ...club, legal: { ...testLegal, email: '' } }, []);
  expect(text).toMatch(/RPR Gent\n$/);
});

it.each([
  ['#b4462f', '#ffffff'],
  ['#ffd84a', '#000000'],
  // No colour: the portal's own.
  ['rood', '#ffffff'],
])('clubMail writes on a button of %s in %s', (color, ink) => {
  const { html } = clubMail({ ...club, color }, [{ link: 'https://club.example.org/', label: 'Bekijk' }]);
  const shown = color.startsWith('#') ? color : '#2b5fb0';
  expect(html).toMatch(new RegExp(`bgcolor="${shown}"[^>]*><a [^>]*;color:${ink};`));
  expect(html).toContain(`<td bgcolor="${shown}" height="6"`);
});
