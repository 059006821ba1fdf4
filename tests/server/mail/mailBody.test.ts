import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
);
const typed = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 10 })
  .map((parts) => parts.join(''));

/** The tags of the body of a mail, without the line breaks. */
function tagsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  return [...body.matchAll(/<(\/?[a-z]+)[^<>]*>/g)].flatMap(([, name = '']) => (name === 'br' ? [] : [name]));
}

describe('mailBody', () => {
  it('has the same tags, whatever somebody typed as a name, a label or a text', () => {
    const paragraphs = (text: string) => [
      text,
      { small: text },
      { link: 'https://club.example.org/', label: text },
      { cid: 'qr', alt: text },
    ];
    const usual = tagsOf(mailBody(paragraphs('An')).html);
    fc.assert(
      fc.property(typed, (text) => {
        expect(tagsOf(mailBody(paragraphs(text)).html)).toEqual(usual);
      }),
    );
  });
});
