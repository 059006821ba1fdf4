import { fillIn } from '@clubpoort/form-engine/headless';
import { fileName } from '#rules/fileName.ts';
import type { Context } from '#server/context.ts';
import { nl } from '#server/texts/nl.ts';
import { packPass } from '#server/wallet/packPass.ts';
import { walletPassMediaType } from '#server/wallet/walletPass.ts';
import type { WalletSigner } from '#server/wallet/walletSigner.ts';
import { fullName } from '../../people/people.ts';
import type { LoadedEvent } from '../loadEvents.ts';
import type { LoadedTicket } from '../loadTickets.ts';
import { passPictures } from './passPictures.ts';
import { ticketPass } from './ticketPass.ts';

interface PassedTicket {
  readonly ticket: LoadedTicket;
  readonly event: LoadedEvent;
  /** Tells the files of a mail apart, in their names. */
  readonly number?: number;
}

/** A ticket as a signed file for Apple Wallet. */
export async function passFile(
  context: Pick<Context, 'db' | 'clock' | 'fileService'>,
  signer: WalletSigner,
  { ticket, event, number }: PassedTicket,
) {
  const content = await packPass(signer, {
    pass: ticketPass(ticket, event),
    pictures: await passPictures(context, event.club),
    now: context.clock.now(),
  });
  const names = { event: event.course.title, number: String(number) };
  const what = fillIn(number === undefined ? nl.tickets.fileName : nl.tickets.passFileName, names);
  return { name: fileName(what, fullName(ticket), 'pkpass'), mediaType: walletPassMediaType, content };
}
