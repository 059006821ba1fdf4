import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MailPart } from '#server/mail/body/mailPart.ts';
import { mailBody } from '#server/mail/mailBody.ts';

const piece = fc.constantFrom(
  '<script>',
  '</p>',
  '"',
  "'",
  '&',
  '&lt;',
  'javascript:',
  '\n',
  '<img src=x onerror=x>',
  ']]>',
  '<!--logo-->',
  '<![endif]-->',
);
const typed = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 10 })
  .map((parts) => parts.join(''));

const partsWith = (text: string): MailPart[] => [
  text,
  { small: text },
  { link: 'https://club.example.org/', label: text },
  { readMore: 'https://club.example.org/', label: text },
  { title: text, facts: [[text, text]] },
  { title: text, rows: [{ is: 'item', what: text, amount: text, details: [text] }] },
  { cid: 'qr', alt: text },
];

/** The tags and comments of a mail, without the line breaks. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(!--|\/?[a-z]+)[^<>]*>/g)].flatMap(([, name = '']) =>
    name === 'br' ? [] : [name],
  );
}

describe('mailBody', () => {
  it('has the same tags, whatever somebody typed as a name, a label or a text', () => {
    const write = (text: string) =>
      mailBody(partsWith(text), { look: { name: text, color: '#b4462f' }, preview: text });
    const usual = tagsOf(write('An').html);
    fc.assert(
      fc.property(typed, (text) => {
        expect(tagsOf(write(text).html)).toEqual(usual);
      }),
    );
  });

  it('reads well without its HTML: facts with their labels, amounts, and each address alone in its line', () => {
    const parts: readonly MailPart[] = [
      'Dag An',
      {
        title: 'Noor · Ballet',
        facts: [
          ['Eerste les', 'zaterdag'],
          ['Plaatsen', 'rij A\nrij B'],
        ],
      },
      {
        rows: [
          { is: 'item', what: 'Ballet', amount: '€ 10', details: ['Gezin: − € 5'] },
          { is: 'sum', what: 'Totaal', amount: '€ 10' },
        ],
      },
      { link: 'https://club.example.org/a', label: 'Bekijk je bestelling' },
      { cid: 'qr', alt: 'QR-code' },
    ];
    expect(mailBody(parts).text).toBe(
      [
        'Dag An\n\nNoor · Ballet\nEerste les: zaterdag\nPlaatsen: rij A\n   rij B\n',
        '• Ballet: € 10\n   Gezin: − € 5\nTotaal: € 10\n',
        'Bekijk je bestelling:\nhttps://club.example.org/a\n',
      ].join('\n'),
    );
  });

  it.each([
    [
      'the first paragraph after the greeting',
      ['Dag An', 'Er is een plaats vrij.'],
      undefined,
      'Er is een plaats vrij.',
    ],
    ['the words that a mail gives', ['Dag An', 'Bedankt!'], 'Betaal € 5.', 'Betaal € 5.'],
  ])('shows in a list of mails %s', (_, parts, preview, shown) => {
    const { html } = mailBody(parts, preview === undefined ? {} : { preview });
    expect(html).toContain(
      `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${shown}&#847;`,
    );
  });
});
