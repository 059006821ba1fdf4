import { operationUrl } from '#src/api/operationUrl.ts';
import { sendOfferPicture } from '#src/api/sendOfferPicture.ts';

/** A picture as the file of the offer has it. `file` is its fid. A logo has no text: it says the name of the club. */
export interface PictureValue {
  readonly file: string;
  readonly alt: string;
}

/** The store of the pictures of an offer. */
export interface PictureStore {
  /** @returns what the offer names the picture */
  send(file: File, sending: { signal: AbortSignal; onProgress: (share: number) => void }): Promise<string>;
  /** Address of a kept picture. Until it is published, only managers can open it. */
  addressOf(file: string, format?: 'logo' | 'medium' | 'large'): string;
}

/** The pictures of a club on the server. */
export function pictureStore(club: number): PictureStore {
  return {
    send: async (file, sending) => String((await sendOfferPicture(club, file, sending)).fid),
    addressOf: (file, format = 'medium') =>
      operationUrl('render_preview', { club, fid: Number(file), format, encoding: 'webp' }),
  };
}
