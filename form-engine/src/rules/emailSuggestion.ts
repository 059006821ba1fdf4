import { emailAddresses } from './email.ts';

/** Domains that people in Flanders write most. One of them is never corrected into another. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.be',
  'hotmail.fr',
  'hotmail.nl',
  'outlook.com',
  'outlook.be',
  'live.be',
  'live.com',
  'live.nl',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.be',
  'ymail.com',
  'mail.com',
  'gmx.com',
  'gmx.net',
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'scarlet.be',
  'pandora.be',
  'belgacom.net',
  'voo.be',
  'orange.fr',
  'ziggo.nl',
  'kpnmail.nl',
  'protonmail.com',
  'proton.me',
];
/** Providers that give addresses at this one domain only. */
const ONE_DOMAIN = ['gmail.com', 'icloud.com', 'telenet.be', 'skynet.be'];
/** Top-level domains that are real, so never corrected, however near they lie to a popular one. */
const TOP_LEVELS = [
  'com',
  'be',
  'nl',
  'fr',
  'de',
  'net',
  'org',
  'eu',
  'lu',
  'uk',
  'io',
  'me',
  'brussels',
  'vlaanderen',
  'gent',
  'co',
  'es',
  'it',
  'pl',
  'ch',
  'at',
];
const SLIPS: Readonly<Record<string, string>> = {
  con: 'com',
  cim: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  comm: 'com',
  coom: 'com',
  bee: 'be',
  eb: 'be',
  b: 'be',
  ber: 'be',
  nll: 'nl',
  ln: 'nl',
  nte: 'net',
  ent: 'net',
  ogr: 'org',
  rog: 'org',
};

/**
 * A likely correction of the domain or top-level domain of an address, `jan@gmial.com` to `jan@gmail.com`: a soft warning
 * only (Specification 5.2), it never makes an address invalid. In a `;` list the first doubtful address is corrected.
 *
 * @returns the whole value with that one correction, or `undefined` where nothing looks wrong.
 */
export function emailSuggestion(value: string): string | undefined {
  for (const address of emailAddresses(value)) {
    const at = address.lastIndexOf('@');
    const domain = address.slice(at + 1).toLowerCase();
    const better = at > 0 && domain.length <= 64 ? likelyDomain(domain) : undefined;
    if (better !== undefined) return value.replace(address, () => `${address.slice(0, at)}@${better}`);
  }
  return undefined;
}

function likelyDomain(domain: string): string | undefined {
  if (DOMAINS.includes(domain)) return undefined;
  const named = domainOfProvider(domain);
  if (named !== undefined) return named;
  const withTopLevel = mendTopLevel(domain);
  if (withTopLevel !== undefined && DOMAINS.includes(withTopLevel)) return withTopLevel;
  return DOMAINS.find((known) => isOneSlipAway(domain, known)) ?? withTopLevel;
}

/** `gmail` and `gmail.be` are slips of a provider's name; `hotmail.de` is another domain of that provider. */
function domainOfProvider(domain: string): string | undefined {
  const [provider, ...after] = domain.split('.');
  const candidates = after.length === 0 ? DOMAINS : after.length === 1 ? ONE_DOMAIN : [];
  return candidates.find((known) => known.startsWith(`${provider}.`));
}

function mendTopLevel(domain: string): string | undefined {
  const dot = domain.lastIndexOf('.');
  const topLevel = domain.slice(dot + 1);
  if (dot < 1 || TOP_LEVELS.includes(topLevel) || !Object.hasOwn(SLIPS, topLevel)) return undefined;
  return `${domain.slice(0, dot)}.${SLIPS[topLevel]}`;
}

/** One letter too many, too few, wrong, or two swapped; and never in the first letter, where another name is likelier. */
function isOneSlipAway(typed: string, known: string): boolean {
  if (typed[0] !== known[0] || Math.abs(typed.length - known.length) > 1 || known.length < 9) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  const [left, right] = [typed.slice(start), known.slice(start)];
  if (left.length > right.length) return left.slice(1) === right;
  if (left.length < right.length) return left === right.slice(1);
  const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return swapped || (left.slice(1) === right.slice(1) && !isAnotherRealDomain(typed, known));
}

/** `hotmail.de` is one letter from `hotmail.be`, and just as real. */
function isAnotherRealDomain(typed: string, known: string): boolean {
  const [typedTop, knownTop] = [typed, known].map((domain) => domain.slice(domain.lastIndexOf('.') + 1));
  return typedTop !== knownTop && typedTop !== undefined && TOP_LEVELS.includes(typedTop);
}
