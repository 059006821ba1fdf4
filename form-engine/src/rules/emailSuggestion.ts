import { emailAddresses } from './email.ts';

/** The most common domains in Flanders. None of them is ever corrected into another. */
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
/** Domains of providers that have only this one domain. */
const ONE_DOMAIN = ['gmail.com', 'icloud.com', 'telenet.be', 'skynet.be'];
/** Existing top-level domains, which are never corrected, however similar to a common one. */
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
 * Suggests a correction of an address's domain: `jan@gmial.com` gives `jan@gmail.com`. It is only a warning
 * (Specification 5.2) and never makes an address invalid. In a `;` list the first doubtful address is corrected.
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

/**
 * Finds the domain of a misspelt provider: `gmail` and `gmail.be` are typos of `gmail.com`. `hotmail.de` is no typo,
 * because that provider has several domains.
 */
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

/**
 * Whether two domains differ by one typo: one letter too many, missing or wrong, or two swapped. The first letter must
 * be equal, because otherwise another name is likelier.
 */
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

/** Whether the typed domain exists beside the known one: `hotmail.de` is one letter from `hotmail.be`, and as real. */
function isAnotherRealDomain(typed: string, known: string): boolean {
  const [typedTop, knownTop] = [typed, known].map((domain) => domain.slice(domain.lastIndexOf('.') + 1));
  return typedTop !== knownTop && typedTop !== undefined && TOP_LEVELS.includes(typedTop);
}
