import { escapeHtml } from '#rules/escapeHtml.ts';
import type { HeadTag, PageHead } from './headTags.ts';
import { scriptJson } from './scriptJson.ts';

/** Writes a head as HTML. Every text in it is escaped. */
export function headHtml({ title, description, tags, jsonLd }: PageHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    tagHtml({ tag: 'meta', name: 'description', content: description }),
    ...tags.map(tagHtml),
    ...(jsonLd.length > 0 ? [jsonLdHtml(jsonLd)] : []),
  ].join('\n');
}

function tagHtml({ tag, ...attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} />`;
}

function jsonLdHtml(jsonLd: PageHead['jsonLd']): string {
  const graph = { '@context': 'https://schema.org', '@graph': jsonLd };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
