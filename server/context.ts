import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { SharedLooks } from './http/sharedLooks.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProviders } from './payments/paymentProviders.ts';
import type { FileService } from './storage/openFileService.ts';
import type { UitpasRegister } from './uitpas/uitpasRegister.ts';
import type { WalletSigner } from './wallet/walletSigner.ts';

/** The parts that the server works with. A service takes the parts that it needs first: `Pick<Context, 'db' | 'clock'>`. */
export interface Context {
  /** A transaction of the caller's is a `db` too. */
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly fileService: FileService;
  readonly providers: PaymentProviders;
  /** The register of UiTPAS; undefined: the cards of the table alone count. */
  readonly uitpas: UitpasRegister | undefined;
  /** Signs wallet passes; undefined: the operator has no certificate. */
  readonly wallet: WalletSigner | undefined;
  /** Shares one look among simultaneous callers with the same question. */
  readonly together: SharedLooks;
  /** Origin of the portal, for links in mails. `undefined` where it can't be trusted: then mails have no links. */
  readonly portalOrigin: string | undefined;
  /** Wakes the worker of the outbox, for mails that a read has queued. After a change it is woken anyway. */
  sendQueuedMails(): void;
  /** Runs work after the answer, such as mails. Errors are logged under `name`. */
  afterwards(name: string, work: () => Promise<unknown>): void;
}
