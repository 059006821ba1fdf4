import type { Email } from 'postal-mime';

/** Gmail cuts off what is longer, in bytes. */
const longestHtml = 102 * 1024;

const comments = /<!--[\s\S]*?-->/g;

/**
 * What Gmail, Outlook (with Word, in a browser and on a phone) or Apple Mail would show wrong in a mail, or a reader would miss; empty
 * for a good mail.
 */
export function mailFaults({ html = '', text = '', attachments }: Email): string[] {
  const shown = html.replace(comments, '');
  const [head = '', body = ''] = shown.split('<body');
  const tags = [...body.matchAll(/<([a-z]\w*)([^<>]*)>/g)].map(([, name = '', rest = '']) => ({
    name,
    rest,
  }));
  const named = (name: string) => tags.filter((tag) => tag.name === name).map(({ rest }) => rest);
  const buttons = named('a').filter((rest) => rest.includes('class="button"'));
  const cids = attachments.map(({ contentId = '' }) => contentId.replace(/^<|>$/g, ''));
  const links = named('a').map((rest) => /href="([^"]*)"/.exec(rest)?.[1]?.replaceAll('&amp;', '&') ?? '');
  const isShown = (rest: string) =>
    /src="cid:([^"]+)"/.test(rest) && cids.includes(/src="cid:([^"]+)"/.exec(rest)?.[1] ?? '');
  const rules: readonly (readonly [fault: string, isSo: boolean])[] = [
    ['Gmail cuts it off', Buffer.byteLength(html) >= longestHtml],
    [
      'loads something',
      /<(script|link|iframe|form|video)\b|url\(|@import|\bbackground=|src="(?!cid:)/i.test(html),
    ],
    ['is laid out without tables', named('table').length < 3],
    ['has a layout that Word ignores', /\b(flex|grid|float|position):|display:(flex|grid)/.test(body)],
    [
      'has a table that a screen reader reads as data',
      named('table').some((rest) => !rest.includes('role="presentation"')),
    ],
    ['has no language', !head.includes('<html lang="nl-BE"')],
    ['does not tell of its dark theme', !head.includes('<meta name="color-scheme" content="light dark">')],
    ['has no dark theme', !head.includes('@media (prefers-color-scheme:dark)')],
    [
      'does not fit a phone',
      !head.includes('name="viewport" content="width=device-width') || !body.includes('max-width:600px'),
    ],
    ['has no preview', !/^[^>]*>\s*<div style="display:none[^>]*>[^&<]{8}/.test(body)],
    [
      'has a style that depends on a style sheet',
      tags.some(({ rest }) => /class="/.test(rest) && !/style="/.test(rest)),
    ],
    [
      'has text without a font',
      [...named('p'), ...named('h2')].some((rest) => !/font-family|^ style="margin/.test(rest)),
    ],
    ['has more than one button', buttons.length > 1],
    ['has a picture without its file', named('img').some((rest) => !isShown(rest))],
    [
      'has a picture without its size',
      named('img').some((rest) => !/ width="[1-9]\d*" height="[1-9]\d*"/.test(rest)),
    ],
    ['has a picture without words', named('img').some((rest) => !/ alt="[^"]+"/.test(rest))],
    ['has no plain text', text.trim().length < 40],
    ['has marks of HTML in its plain text', /<[a-z/!]|&[a-z]+;/i.test(text)],
    ['has a link that the plain text lacks', links.some((link) => !text.includes(link))],
    ['has an empty value', /: \n|undefined|null|NaN|\{[a-z]+\}/.test(text)],
  ];
  return rules.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}
