import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';
import type { MailPart } from '#server/mail/body/mailPart.ts';

/** A picture as a mail shows it. */
export interface MailPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export function pictureCid(fid: number): string {
  return `picture-${fid}`;
}

/** The blocks of a message as parts of a mail. A picture that could not be read is left out. */
export function messageParts(
  body: readonly CommunicationBlock[],
  pictures: ReadonlyMap<number, MailPicture>,
): MailPart[] {
  return body.flatMap((block) => partOf(block, pictures) ?? []);
}

function partOf(block: CommunicationBlock, pictures: ReadonlyMap<number, MailPicture>): MailPart | undefined {
  switch (block.type) {
    case 'heading':
      return { heading: block.text };
    case 'paragraph':
      return block.text;
    case 'list':
      return { items: block.items.map((text) => [{ text, bold: false, url: null }]), numbered: false };
    case 'link':
      return { readMore: block.url, label: block.label };
    case 'text':
      return { spans: block.spans };
    case 'items':
      return { items: block.items, numbered: block.numbered };
    case 'picture': {
      const found = pictures.get(block.fid);
      if (!found) return undefined;
      const { width, height } = found;
      return { cid: pictureCid(block.fid), alt: block.alt, width, height };
    }
  }
}
