import { describe, expect, it } from 'vitest';
import {
  loginChangedMail,
  passwordChangedMail,
  passwordResetMail,
} from '#server/services/people/accountMails.ts';

const to = { mail: 'ouder@example.org', fname: 'An' };

describe('passwordResetMail', () => {
  it('links to the portal with the code, in text and in HTML', () => {
    const mail = passwordResetMail(to, { origin: 'https://club.example.org', code: 'a-b_c' });
    const link = 'https://club.example.org/wachtwoord-herstellen?code=a-b_c';
    expect(mail).toMatchObject({ to: 'ouder@example.org', subject: 'Kies een nieuw wachtwoord' });
    expect(mail.text).toMatch(/^Dag An\n\n/);
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`<a href="${link}" class="button"`);
  });
});

describe.each([
  [
    'passwordResetMail',
    (fname: string) => passwordResetMail({ ...to, fname }, { origin: 'https://a.be', code: 'c' }),
  ],
  ['passwordChangedMail', (fname: string) => passwordChangedMail({ ...to, uid: 1, fname })],
  ['loginChangedMail', (fname: string) => loginChangedMail({ ...to, fname })],
])('%s', (_name, mailFor) => {
  it('escapes a name, whatever it contains', () => {
    const { text, html } = mailFor('<img src=x onerror="alert(1)">&{name}');
    expect(html).toContain('Dag &lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;{name}');
    expect(html).not.toContain('<img');
    expect(text).toContain('Dag <img src=x onerror="alert(1)">&{name}');
  });

  it('loads nothing and runs nothing', () => {
    expect(mailFor('An').html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import/i);
  });
});
