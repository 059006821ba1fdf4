import { domainToASCII, domainToUnicode } from 'node:url';

/** Characters without a shape, which a paste brings along: a zero-width space, a soft hyphen, a mark of direction. No address has one. */
const invisible = /\p{Cf}/gu;
const hyphen = /[\u2010\u2011]/g;
const around = /^[\s.,]+|[\s.,]+$/g;
const isAscii = /^[\x20-\x7e]*$/;

/**
 * Normalises a mail address, for storing and comparing: in lower case, without what a keyboard or a paste adds around it, and with its
 * domain in letters. A browser turns `bücher.example` into `xn--bcher-kva.example` while somebody types it in a field for an address.
 */
export function plainMail(mail: string): string {
  const visible = mail.replace(invisible, '').replace(hyphen, '-').normalize('NFC');
  const clean = visible.replace(around, '').toLowerCase();
  const at = clean.lastIndexOf('@');
  return at < 0 ? clean : `${clean.slice(0, at)}@${readableDomain(clean.slice(at + 1))}`;
}

/** `plainMail` for each address of a `;` list. */
export function plainMails(list: string): string {
  return list.split(';').map(plainMail).join(';');
}

/** The spellings under which an address may be stored: earlier versions kept a domain in Punycode as it was typed. */
export function mailSpellings(mail: string): readonly string[] {
  const plain = plainMail(mail);
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  return isAscii.test(domain) ? [plain] : [plain, `${plain.slice(0, at)}@${domainToASCII(domain)}`];
}

/** The domain in letters (UTS 46). A domain of ASCII without Punycode stays, because a URL reads numbers in it as an IP address. */
function readableDomain(domain: string): string {
  if (isAscii.test(domain) && !domain.includes('xn--')) return domain;
  return domainToUnicode(domainToASCII(domain)) || domain;
}
