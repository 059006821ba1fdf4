const scheme = /^[a-z][a-z0-9+.-]*:/i;
const path = /^(?:[a-z0-9._~!$&'()*+,;=:@/-]|%[0-9a-f]{2})+$/i;
const query = /^(?:[a-z0-9._~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*$/i;
const authority =
  /^(?:(?:[a-z0-9._~!$&'()*+,;=:-]|%[0-9a-f]{2})*@)?(?:\[([0-9a-f:.]{2,45})\]|(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?$/i;

/**
 * Whether the text is a URI with a scheme, the format `uri` of JSON Schema (RFC 3986): `https://club.be`,
 * `mailto:info@club.be`. A host in the notation of future IP versions is refused.
 */
export function isUri(text: string): boolean {
  const start = scheme.exec(text)?.[0];
  if (start === undefined) return false;
  const [beforeFragment = '', ...fragment] = text.slice(start.length).split('#');
  const [hierarchy = '', ...asked] = beforeFragment.split('?');
  return (
    fragment.length <= 1 &&
    query.test(fragment[0] ?? '') &&
    query.test(asked.join('?')) &&
    isHierarchy(hierarchy)
  );
}

function isHierarchy(text: string): boolean {
  if (!text.startsWith('//')) return path.test(text);
  const end = text.indexOf('/', 2);
  const [host, rest] = end < 0 ? [text.slice(2), ''] : [text.slice(2, end), text.slice(end)];
  const found = authority.exec(host);
  return found !== null && (rest === '' || path.test(rest)) && isIpAddress(found[1]);
}

/** Whether the host between brackets is an address of IP version 6. A host without brackets needs no look. */
function isIpAddress(text: string | undefined): boolean {
  if (text === undefined) return true;
  try {
    return new URL(`http://[${text}]`).hostname !== '';
  } catch {
    return false;
  }
}
