const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const label = /^[a-z0-9-]+$/i;

/**
 * Whether the text is one plain address, the format `email` of JSON Schema: dot-atoms and a domain of two labels or more,
 * in ASCII. Accepts the same texts as `ajv-formats`, in linear time (RFC 5321, 4.1.2).
 */
export function isMailAddress(text: string): boolean {
  const [local, domain, ...rest] = text.split('@');
  if (local === undefined || domain === undefined || rest.length > 0) return false;
  const labels = domain.split('.');
  return labels.length > 1 && local.split('.').every((part) => localPart.test(part)) && labels.every(isLabel);
}

function isLabel(text: string): boolean {
  return label.test(text) && !text.startsWith('-') && !text.endsWith('-');
}
