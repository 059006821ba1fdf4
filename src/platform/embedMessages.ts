/** What a club's page and the portal in its frame tell each other. The pasted script is built from this file too. */

const version = 1;

/** Pixels. Content that is longer than this scrolls inside its frame. */
export const mostHeight = 100_000;

/** The content of the frame is so high. */
interface SizeMessage {
  readonly type: 'clubpoort:size';
  readonly height: number;
}

/** Another screen was opened: its beginning should be seen. */
interface TopMessage {
  readonly type: 'clubpoort:top';
}

/** So many pixels of the frame can't be seen, because the page around it is scrolled. */
interface ViewMessage {
  readonly type: 'clubpoort:view';
  readonly above: number;
  readonly below: number;
}

export type MessageOfFrame = SizeMessage | TopMessage;
export type MessageOfPage = ViewMessage;

export function wireMessage(id: string, message: MessageOfFrame | MessageOfPage): object {
  return { ...message, v: version, id };
}

/** What a frame said; undefined for anything else that a page hears. */
export function readMessageOfFrame(data: unknown, id: string): MessageOfFrame | undefined {
  const fields = fieldsOf(data, id);
  if (fields?.type === 'clubpoort:top') return { type: fields.type };
  if (fields?.type === 'clubpoort:size' && isPixels(fields.height))
    return { type: fields.type, height: fields.height };
  return undefined;
}

/** What the page around a frame said; undefined for anything else. */
export function readMessageOfPage(data: unknown, id: string): MessageOfPage | undefined {
  const fields = fieldsOf(data, id);
  if (fields?.type !== 'clubpoort:view') return undefined;
  const { type, above, below } = fields;
  return isPixels(above) && isPixels(below) ? { type, above, below } : undefined;
}

function fieldsOf(data: unknown, id: string): Readonly<Record<string, unknown>> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...data };
  return fields.v === version && fields.id === id ? fields : undefined;
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= mostHeight;
}
