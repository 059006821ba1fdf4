import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { paysOnlineBy } from '#server/payments/paymentProviders.ts';
import { type Clock, systemClock } from './clock.ts';
import { sweepPictures } from './club-files/importing/sweepPictures.ts';
import { defaultPasswordCost, type Installation, plainInstallation } from './config.ts';
import type { DatabaseHandle } from './db/database.ts';
import type { PublicReads } from './db/drivers/publicReads.ts';
import { withPatience } from './db/patience.ts';
import { type TrustedProxies, trustOf } from './http/network/trustedProxies.ts';
import { operationUrls } from './http/operationUrls.ts';
import { compileRequestSchema } from './http/reading/compileRequestSchema.ts';
import type { Mailer } from './mail/mailer.ts';
import { sweepPauses } from './mail/outbox/mailPauses.ts';
import { sweepAccounts } from './payments/own-accounts/keepAccount.ts';
import {
  accountsOfClubs,
  type ClubsOfOperator,
  type OwnAccounts,
} from './payments/own-accounts/ownAccounts.ts';
import type { PaymentProvider } from './payments/paymentProvider.ts';
import { testCheckout } from './payments/test-checkout/testCheckout.ts';
import { addAfterwards } from './plugins/afterwards.ts';
import { addBodyReader } from './plugins/bodyReader.ts';
import { addCalendarFeeds } from './plugins/calendar/addCalendarFeeds.ts';
import { addCrawlerFiles } from './plugins/crawlers/addCrawlerFiles.ts';
import { addDocumentation } from './plugins/documentation.ts';
import { addErrorAnswers, answerUnread } from './plugins/errorAnswers.ts';
import { defaultLimits, type Limits, limitersOf } from './plugins/limiters.ts';
import { addClosing } from './plugins/limits/closing.ts';
import { addPressureRelief } from './plugins/limits/pressureRelief.ts';
import { noSharedCounts, sharedCounts } from './plugins/limits/sharedCounts.ts';
import { type AnswerObserver, addOperations } from './plugins/operations/operations.ts';
import { addPaymentWebhook } from './plugins/payments/addPaymentWebhook.ts';
import { addTestCheckout } from './plugins/payments/addTestCheckout.ts';
import { addPortal } from './plugins/portal/addPortal.ts';
import { addRenderedPages } from './plugins/portal/addRenderedPages.ts';
import { type LogTarget, logOptions, RequestLog } from './plugins/requestLog.ts';
import { addOutbox } from './plugins/rounds/addOutbox.ts';
import { addOfferRounds } from './plugins/rounds/offerRounds.ts';
import { roundOutcomes } from './plugins/rounds/roundOutcomes.ts';
import { addSweep } from './plugins/rounds/sweep.ts';
import { addSecurityHeaders } from './plugins/securityHeaders.ts';
import { addUnsubscribe } from './plugins/unsubscribe/addUnsubscribe.ts';
import { addHealth } from './plugins/watching/health.ts';
import { addMetrics } from './plugins/watching/metrics.ts';
import { newSecretToken } from './secretToken.ts';
import { sweepCarts } from './services/cart/keptCarts.ts';
import { clubPagesLookup } from './services/clubs/clubPages.ts';
import { sweepRoleInvites } from './services/clubs/roles/acceptRole.ts';
import { federationLinks } from './services/federation/federationLinks.ts';
import { sweepFiles } from './services/files/sweepFiles.ts';
import { sweepFormDrafts } from './services/management/forms/formDrafts.ts';
import { sweepPlannedOffers } from './services/management/offers/plannedOffers.ts';
import { sweepMessages } from './services/messages/messageDrafts.ts';
import { remindOverdue } from './services/orders/payment-mails/remindOverdue.ts';
import { settleAbandoned } from './services/orders/settling/settleOrders.ts';
import { sweepUitpasAnswers } from './services/orders/uitpas/askRegister.ts';
import { sweepInvites } from './services/people/parents/endParent.ts';
import { sweepRecordLinks } from './services/personal-data/merging/recordLinks.ts';
import { retentionRound } from './services/personal-data/retention/retentionRound.ts';
import { sweepDrafts } from './services/registration/answers/keptDrafts.ts';
import { hasForm } from './services/registration/forms.ts';
import { type Passwords, passwordsAt } from './services/sessions/passwords.ts';
import { callerFinder } from './services/sessions/sessions.ts';
import { sweepLogins } from './services/sessions/sweepLogins.ts';
import { sweepFilms } from './services/videos/sweepFilms.ts';
import type { FileService } from './storage/openFileService.ts';
import type { UitpasRegister } from './uitpas/uitpasRegister.ts';
import type { WalletSigner } from './wallet/walletSigner.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the work after the answers is done, no round of the sweep runs and no mail is due. */
    settled(): Promise<void>;
  }
}

export interface AppOptions {
  readonly database: DatabaseHandle;
  /** Reads for visitors. Default: from `database`. */
  readonly publicReads?: PublicReads | undefined;
  readonly fileService: FileService;
  readonly mailer: Mailer;
  /** Origin of the portal. Default: the origin of the request, if it can be trusted. */
  readonly portalUrl?: string | undefined;
  /** Origin of the links in mails that no request causes. Default: `portalUrl`; without both, these mails have no link. */
  readonly mailsLinkTo?: string;
  /** Provider that takes the payments. Default: the built-in test checkout, which takes no money. */
  readonly provider?: PaymentProvider;
  /** Accounts of clubs at a payment provider. Default: no club has one. */
  readonly ownAccounts?: OwnAccounts | undefined;
  /** Urls of the clubs that are paid on the account of `provider` while they have none of their own. Default: all. */
  readonly clubsOfOperator?: ClubsOfOperator;
  /** Whether clubs that want it remind of overdue invoices. Default: no club does. */
  readonly reminds?: boolean;
  /** Register of UiTPAS. Default: none, so that the cards of the table count. */
  readonly uitpas?: UitpasRegister | undefined;
  /** Signs wallet passes. Default: nothing does, and tickets come without passes. */
  readonly wallet?: WalletSigner | undefined;
  readonly clock?: Clock;
  readonly log?: LogTarget;
  readonly limits?: Limits;
  /**
   * Key of the hashes by which the processes on this database count wrong passwords and codes together. Default: this process counts
   * alone.
   */
  readonly limitKey?: string | undefined;
  /** Default: password hashing at the default cost. */
  readonly passwords?: Passwords;
  /** Proxies that are trusted for address, host and protocol. Default: none. */
  readonly trustedProxies?: TrustedProxies | undefined;
  readonly adminUrl?: string;
  /** What the privacy pages tell about this installation. Default: nothing. */
  readonly installation?: Installation;
  /**
   * Key that signs the links to a federation's pages. Default: a random key, so that its links stop working when the
   * server stops.
   */
  readonly federationKey?: string;
  /** Token for readers of the metrics from elsewhere. Default: only this machine reads them. */
  readonly metricsToken?: string | undefined;
  /** Whether the pages may ask Google Maps for addresses. */
  readonly allowsMaps?: boolean;
  /** Folder of the built portal; without it only the API is served. */
  readonly portalDir?: string;
  /** Milliseconds that a visitor waits for a rendered page before the shell is sent. @defaultValue 200 */
  readonly renderPatience?: number;
  /** Removes the service worker from every device that visits. */
  readonly endsServiceWorker?: boolean;
  /** Interval between two checks of the waiting lists, in milliseconds; without it nothing is checked. */
  readonly offersEvery?: number;
  /** Interval between two looks for mails that wait for another attempt, in milliseconds; without it a commit alone sends mails. */
  readonly mailsEvery?: number;
  /** Observes every answer of an operation before it is sent. Tests check it against the contract. */
  readonly onAnswer?: AnswerObserver;
}

const defaultRenderPatience = 200;
const oneMebibyte = 1024 * 1024;

/** Builds the whole server, which doesn't listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, fileService, clock = systemClock, limits = defaultLimits } = options;
  const urls = operationUrls();
  const app = fastify({
    logger: logOptions(options.log),
    logController: new RequestLog(),
    rewriteUrl: urls.rewrite,
    frameworkErrors: answerUnread,
    trustProxy: trustOf(options.trustedProxies),
    bodyLimit: oneMebibyte,
    // Long enough for 8 MB over a bad connection. A JSON body has less time (bodyReader).
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(compileRequestSchema);
  addErrorAnswers(app);
  addClosing(app);
  // After the body, whose stream would lose the context. No call waits for the database before.
  app.addHook('preHandler', (_request, _reply, done) => withPatience(done));
  await addPressureRelief(app, limits.delay);
  await addSecurityHeaders(app, { allowsMaps: options.allowsMaps ?? false });
  await app.register(cookie);
  addBodyReader(app);
  const outcomes = roundOutcomes(clock, app.log);
  addHealth(app, { database, outcomes, temporary: fileService.temporary });
  addMetrics(app, { database, clock, outcomes, token: options.metricsToken, wallet: options.wallet });
  addDocumentation(app);
  const shared =
    options.limitKey === undefined ? noSharedCounts : sharedCounts(database.db, options.limitKey);
  const limiters = limitersOf(limits, shared);
  const { afterwards, settled } = addAfterwards(app);
  const checkout = testCheckout(database.db, clock);
  const operator = options.provider ?? checkout;
  const { ownAccounts: own, clubsOfOperator = 'all', mailsLinkTo = options.portalUrl } = options;
  const providers = accountsOfClubs({ operator, own, clubsOfOperator });
  const outbox = addOutbox(app, {
    ...{ db: database.db, clock, fileService, mailer: options.mailer, every: options.mailsEvery },
    paysOnline: paysOnlineBy(providers),
    wallet: options.wallet,
  });
  // Before the operations, whose changes it must see.
  const pages = await addRenderedPages(app, {
    ...{ clock, portalDir: options.portalDir, patience: options.renderPatience ?? defaultRenderPatience },
  });
  await addOperations(app, {
    db: database.db,
    publicReads: options.publicReads,
    clock,
    fileService,
    adminUrl: options.adminUrl ?? '',
    installation: { ...plainInstallation, ...options.installation },
    passwords: options.passwords ?? passwordsAt(defaultPasswordCost),
    mailer: options.mailer,
    outbox,
    portalUrl: options.portalUrl,
    afterwards,
    limiters,
    providers,
    ownAccounts: own,
    reminds: options.reminds ?? false,
    uitpas: options.uitpas,
    wallet: options.wallet,
    federationLinks: federationLinks(options.federationKey ?? newSecretToken()),
    isOperationCall: urls.isOperationCall,
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
  });
  await addPaymentWebhook(app, {
    ...{ clock, providers, outbox, limiters },
    db: database.db,
    portalUrl: options.portalUrl,
  });
  addCalendarFeeds(app, { clock, limiters, db: database.db, portalUrl: options.portalUrl });
  await addUnsubscribe(app, { limiters, db: database.db });
  addCrawlerFiles(app, { clock, limiters, db: database.db, portalUrl: options.portalUrl });
  if (operator === checkout) await addTestCheckout(app, { checkout, limiters });
  const stopping = new AbortController();
  const swept = addSweep(app, {
    ...{ clock, outcomes, db: database.db },
    ofProcess: {
      files: (now) => sweepFiles({ db: database.db, fileService }, now),
      pictures: (now) => sweepPictures({ db: database.db, fileService }, now),
      films: (now) => sweepFilms({ db: database.db, fileService }, now),
      mails: (now) => options.mailer.sweep(now),
    },
    shared: {
      sweep: {
        carts: (now) => sweepCarts(database.db, now),
        drafts: (now) => sweepDrafts(database.db, now),
        'drafts of builders': (now) => sweepFormDrafts(database.db, now),
        'drafts of messages': (now) => sweepMessages(database.db, now),
        'planned publications': (now) => sweepPlannedOffers(database.db, now),
        'answers of UiTPAS': (now) => sweepUitpasAnswers(database.db, now),
        'pauses of mails': (now) => sweepPauses(database.db, now),
        logins: (now) => sweepLogins(database.db, now),
        'counts of limits': () => shared.sweep(),
        'keys of former payment accounts': () => sweepAccounts(database.db),
        'invitations of parents': (now) => sweepInvites(database.db, now),
        'invitations to roles': (now) => sweepRoleInvites(database.db, now),
        'links to records': (now) => sweepRecordLinks(database.db, now),
        async payments(now) {
          await settleAbandoned({
            db: database.db,
            clock: { now: () => now },
            providers,
            portalOrigin: mailsLinkTo,
          });
          outbox.wake();
          // Runs last: this sweep forgets old checkouts, and only the test checkout knows how its payments ended.
          await checkout.sweep(now);
        },
        ...(options.reminds && {
          async reminders(now: Date) {
            await remindOverdue({
              db: database.db,
              clock: { now: () => now },
              portalOrigin: mailsLinkTo,
              paysOnline: paysOnlineBy(providers),
            });
            outbox.wake();
          },
        }),
      },
      retention: {
        'data that is over': () => retentionRound({ clock, fileService, db: database.db }, stopping.signal),
      },
    },
  });
  app.decorate('settled', async () => {
    await Promise.all([settled(), swept()]);
    await outbox.drained();
  });
  // Runs before the sweep's own hook, which waits for the round.
  app.addHook('onClose', async () => stopping.abort());
  if (options.offersEvery !== undefined)
    addOfferRounds(app, {
      ...{ clock, outbox, outcomes, fileService, uitpas: options.uitpas, every: options.offersEvery },
      db: database.db,
      portalOrigin: mailsLinkTo,
    });
  const findCaller = callerFinder(database.db);
  await addPortal(app, {
    portalDir: options.portalDir,
    endsServiceWorker: options.endsServiceWorker ?? false,
    clubPages: clubPagesLookup({ db: database.db, clock }),
    hasForm: (clubNid, url) => hasForm(database.db, clubNid, url),
    findCaller: (token) => findCaller(clock, token),
    pages,
    portalUrl: options.portalUrl,
  });
  return app;
}
