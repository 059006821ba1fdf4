import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { formatList } from '#rules/writtenList.ts';
import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';
import type { Context } from '#server/context.ts';
import { clubs, communications, type MessageOf } from '#server/db/schema.ts';
import type { MailPart } from '#server/mail/body/mailPart.ts';
import type { Attachment, Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { clubPicture } from '../../files/pictures/clubPicture.ts';
import { openPicture } from '../../files/pictures/openPicture.ts';
import { fidsOf } from '../messageDrafts.ts';
import { type MailPicture, messageParts, pictureCid } from './messageParts.ts';
import { unsubscribeLink } from './unsubscribeLinks.ts';

const texts = nl.clubMessages.mail;

/** Width of a picture in a mail, in pixels of a style sheet. The file has twice as many, for sharp screens. */
const widest = 520;

type Writing = Pick<Context, 'db' | 'fileService'>;
type WrittenMail = Pick<Mail, 'text' | 'html' | 'sender' | 'attachments' | 'unsubscribe'>;

/** The drawn pictures of the last messages, some hundred kilobytes each. A file of a club never changes. */
const drawn = new LRUCache<number, Promise<MailPicture | undefined>>({ max: 20 });

/** Writes the mail of a sent message for one address; undefined where the message is gone. */
export async function sentMessageMail(
  context: Writing,
  of: MessageOf,
  to: string,
): Promise<WrittenMail | undefined> {
  const [found] = await context.db
    .select({ message: communications, club: clubs })
    .from(communications)
    .innerJoin(clubs, eq(clubs.nid, communications.clubNid))
    .where(eq(communications.id, of.communicationId));
  if (!found) return undefined;
  const { message, club } = found;
  const path = of.origin === null ? undefined : `${of.origin}/communication/${club.url}/${message.url}`;
  const link =
    of.isNewsletter && of.origin !== null
      ? await unsubscribeLink(context.db, { clubNid: club.nid, mail: to, origin: of.origin })
      : undefined;
  return messageMail(context, { club, body: message.body, to: of.to, about: of.about, path, link });
}

interface MessageMail {
  readonly club: typeof clubs.$inferSelect;
  readonly body: readonly CommunicationBlock[];
  /** First name of the reader. */
  readonly to: string;
  readonly about: readonly string[];
  /** Address of the message in the portal; undefined for none. */
  readonly path: string | undefined;
  /** Address to unsubscribe; undefined for what is no newsletter. */
  readonly link: string | undefined;
}

export async function messageMail(
  context: Writing,
  { club, body, to, about, path, link }: MessageMail,
): Promise<WrittenMail> {
  const pictures = await loadPictures(context, { clubNid: club.nid, fids: fidsOf(body) });
  const parts: MailPart[] = [
    fillIn(nl.mails.greeting, { name: to }),
    ...messageParts(body, pictures),
    ...(about.length === 0 ? [] : [{ small: fillIn(texts.about, { names: formatList(about) }) }]),
    ...(path === undefined ? [] : [{ readMore: path, label: texts.read }]),
    ...(link === undefined
      ? []
      : [{ readMore: link, label: fillIn(texts.unsubscribe, { club: club.title }) }]),
  ];
  const attachments = [...pictures].map(
    ([fid, { content }]): Attachment => ({
      ...{ name: `${pictureCid(fid)}.jpg`, mediaType: 'image/jpeg', content, cid: pictureCid(fid) },
    }),
  );
  return { ...clubMail(club, parts), attachments, ...(link !== undefined && { unsubscribe: link }) };
}

async function loadPictures(
  context: Writing,
  { clubNid, fids }: { readonly clubNid: number; readonly fids: readonly number[] },
): Promise<ReadonlyMap<number, MailPicture>> {
  const found = new Map<number, MailPicture>();
  for (const fid of fids) {
    const picture = await drawnOnce(fid, () => draw(context, clubNid, fid));
    if (picture) found.set(fid, picture);
  }
  return found;
}

function drawnOnce(fid: number, draw: () => Promise<MailPicture | undefined>) {
  const known = drawn.get(fid);
  if (known) return known;
  const picture = draw();
  drawn.set(fid, picture);
  const forget = () => drawn.delete(fid);
  picture.then((made) => made ?? forget(), forget);
  return picture;
}

/** JPEG, because Outlook on Windows knows no WebP. A test of a draft has pictures that nobody else sees yet. */
async function draw(context: Writing, clubNid: number, fid: number): Promise<MailPicture | undefined> {
  const wanted = { clubNid, fid, format: 'large', encoding: 'webp' } as const;
  const source =
    (await clubPicture(context, wanted)) ?? (await clubPicture(context, { ...wanted, isWaiting: true }));
  if (!source) return undefined;
  const { data, info } = await openPicture(source)
    .resize({ width: 2 * widest, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const width = Math.min(widest, info.width);
  return { content: data, width, height: Math.round((info.height * width) / info.width) };
}
