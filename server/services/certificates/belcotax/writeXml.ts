/** An element: a text, or elements. */
export type Node = readonly [name: string, content: string | readonly Node[]];

/** Writes an element as an XML document, with a comment before it. Characters that XML can't hold are left out. */
export function writeXml(root: Node, comment: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${comment.replaceAll('--', '-')} -->\n${element(root, '')}`;
}

function element([name, content]: Node, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>\n`;
  const inner = content.map((node) => element(node, `${indent}  `)).join('');
  return `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
