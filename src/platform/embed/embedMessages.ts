/** Messages between a club's page and the portal in its frame. The pasted script includes this file too. */

const version = 1;

/** Maximum height of the frame in pixels. Longer content scrolls inside the frame. */
export const maxHeight = 100_000;

/** The height of the frame's content, in pixels. */
interface SizeMessage {
  readonly type: 'clubpoort:size';
  readonly height: number;
}

/** Another screen opened, so the page should scroll to the top of the frame. */
interface TopMessage {
  readonly type: 'clubpoort:top';
}

/** Height of the frame that is hidden above and below the viewport, in pixels, because the page around it is scrolled. */
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

/** Reads a message of the frame; undefined for any other message on the page. */
export function readMessageOfFrame(data: unknown, id: string): MessageOfFrame | undefined {
  const fields = fieldsOf(data, id);
  if (fields?.type === 'clubpoort:top') return { type: fields.type };
  if (fields?.type === 'clubpoort:size' && isPixels(fields.height))
    return { type: fields.type, height: fields.height };
  return undefined;
}

/** Reads a message of the page around the frame; undefined for any other message. */
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
  return typeof value === 'number' && value >= 0 && value <= maxHeight;
}
