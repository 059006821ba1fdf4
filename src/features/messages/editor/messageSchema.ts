import { type DOMOutputSpec, Schema } from 'prosemirror-model';

/** The attributes of a picture in the editor. */
export interface PictureAttrs {
  readonly fid: number;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Address to draw it from. */
  readonly src: string;
}

/**
 * What a message can hold: titles, paragraphs, lists of paragraphs, pictures, bold words and links. The editor keeps nothing else, also
 * of what somebody pastes.
 */
export const messageSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      ...{ group: 'block', content: 'inline*' },
      parseDOM: [{ tag: 'p' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      ...{ group: 'block', content: 'text*', marks: '', defining: true },
      parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
      toDOM: (): DOMOutputSpec => ['h3', 0],
    },
    bullets: {
      ...{ group: 'block', content: 'item+' },
      parseDOM: [{ tag: 'ul' }],
      toDOM: (): DOMOutputSpec => ['ul', 0],
    },
    numbers: {
      ...{ group: 'block', content: 'item+' },
      parseDOM: [{ tag: 'ol' }],
      toDOM: (): DOMOutputSpec => ['ol', 0],
    },
    item: {
      ...{ content: 'paragraph', defining: true },
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    // No rule to parse one: a pasted picture is a file of another website.
    picture: {
      ...{ group: 'block', atom: true, draggable: true },
      attrs: { fid: {}, alt: {}, width: {}, height: {}, src: {} },
      toDOM: ({ attrs }): DOMOutputSpec => [
        'img',
        { src: attrs.src, alt: attrs.alt, width: attrs.width, height: attrs.height },
      ],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      ...{ attrs: { url: {} }, inclusive: false },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const url = element.getAttribute('href') ?? '';
            return /^https:\/\/\S+$/.test(url) ? { url } : false;
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs.url, rel: 'noopener noreferrer' }, 0],
    },
    bold: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
  },
});
