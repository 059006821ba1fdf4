import type { FastifyInstance } from 'fastify';
import { type Outbox, type OutboxParts, outboxWorker } from '../../mail/outbox/outboxWorker.ts';
import { mailLogo } from '../../services/files/pictures/mailLogo.ts';
import { mailedPasses } from '../../services/tickets/wallet/mailedPasses.ts';
import type { FileService } from '../../storage/openFileService.ts';
import type { WalletSigner } from '../../wallet/walletSigner.ts';
import { composeMails } from './composeMails.ts';

interface Options extends Omit<OutboxParts, 'compose' | 'log' | 'logoOf' | 'passesOf'> {
  readonly fileService: FileService;
  /** Interval between two looks for mails whose next attempt is due, in milliseconds; absent: only after a commit. */
  readonly every?: number | undefined;
  /** Whether anybody can pay online here. */
  readonly paysOnline: boolean;
  readonly wallet: WalletSigner | undefined;
}

/** Sends the mails of the outbox while the server runs. */
export function addOutbox(
  app: FastifyInstance,
  { every, paysOnline, wallet, fileService, ...parts }: Options,
): Outbox {
  const outbox = outboxWorker({
    ...parts,
    compose: composeMails({ paysOnline, wallet }),
    logoOf: (clubNid) => mailLogo({ db: parts.db, fileService }, clubNid),
    passesOf: (orders) => mailedPasses({ ...parts, fileService, wallet }, orders),
    log: (entry, message) => app.log.warn(entry, message),
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    if (every === undefined) return;
    outbox.wake();
    timer = setInterval(outbox.wake, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await outbox.close();
  });
  return outbox;
}
