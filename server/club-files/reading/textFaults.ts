import { rules } from '@clubpoort/form-engine/headless';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { FoundFault, Sentence } from '../texts/fault.ts';
import { joinPath } from '../texts/fault.ts';

/** Texts of more than one line. */
const ofLines: ReadonlySet<string> = new Set([
  ...['description', 'bring', 'blockedMessage', 'conditions', 'privacy', 'help', 'alt'],
]);

/** Texts by which people know a thing, so that each needs something to see. */
const names: ReadonlySet<string> = new Set([
  ...['title', 'label', 'city', 'teachers', 'teacher', 'webshopTerm', 'coupleRoles', 'name'],
]);

/** Line breaks, and other characters that no line can show. */
const control = /[\p{Cc}\u2028\u2029]/u;
/** Something that can be seen. */
const visible = /[^\s\p{Cc}\p{Cf}\u3164\u115F\u1160\u2800]/u;

/**
 * Finds texts that don't fit where they come: a line break in a name would end a line of a mail's head, of an agenda file or of the QR
 * code of a transfer, and a name without a visible letter is a link that nobody can press. Also mail addresses that are none.
 */
export function textFaults(file: ClubFile): FoundFault[] {
  const { club, courses, webshop, passes, vouchers, videos, federations } = file;
  return [
    ...faultsIn({ club, courses, webshop, passes, vouchers, videos, federations }, '', ''),
    ...federations.flatMap(({ mail }, index) => addressFaults(mail, `federations[${index}].mail`)),
    ...addressFaults(club.mail, 'club.mail'),
    ...addressFaults(club.legal?.email ?? '', 'club.legal.email'),
  ];
}

function faultsIn(value: unknown, name: string, path: string): FoundFault[] {
  if (typeof value === 'string') {
    const say = faultOf(value, name);
    return say ? [{ path, say }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsIn(item, name, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => faultsIn(inner, key, joinPath(path, key)));
}

function faultOf(text: string, name: string): Sentence | undefined {
  if (!ofLines.has(name) && control.test(text)) return ({ faults }) => faults.oneLine;
  return names.has(name) && !visible.test(text) ? ({ shape }) => shape.empty : undefined;
}

function addressFaults(mail: string, path: string): FoundFault[] {
  return mail === '' || rules.isValidEmail(mail) ? [] : [{ path, say: ({ faults }) => faults.noAddress }];
}
