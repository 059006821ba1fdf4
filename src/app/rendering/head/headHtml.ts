import { escapeHtml } from '#rules/escapeHtml.ts';
import type { StructuredData } from './structured/structuredData.ts';

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

export type HeadTag =
  | { readonly tag: 'meta'; readonly name: string; readonly content: string }
  | { readonly tag: 'meta'; readonly property: string; readonly content: string }
  | { readonly tag: 'link'; readonly rel: 'canonical'; readonly href: string };

/** The head of one public page, as data. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly HeadTag[];
  /** The things of schema.org that the page is about. */
  readonly jsonLd: readonly StructuredData[];
}

/**
 * JSON for a `<script>` with data. HTML ends a script at `</script` and reads on differently after `<!--`, so no `<` stands
 * in it. U+2028 and U+2029 end a line for readers that take JSON for JavaScript.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
