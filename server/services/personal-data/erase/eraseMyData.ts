import type { Context } from '#server/context.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import {
  findOrdersInPayment,
  type SettlingContext,
  settleOrders,
} from '../../orders/settling/settleOrders.ts';
import { erasedMail } from '../../people/accountMails.ts';
import type { Caller } from '../../sessions/caller.ts';
import { type ProvingCall, requirePassword } from '../../sessions/requirePassword.ts';
import { offerFreePlaces } from '../../waiting/offerFreePlaces.ts';
import { type Erased, erasePeople } from './erasePeople.ts';

interface ErasingCall extends ProvingCall {
  readonly caller: Caller;
}

type ErasingContext = SettlingContext & Pick<Context, 'fileService' | 'mailer'>;

interface WantedErasure {
  /** The person to erase; the caller's own uid erases the whole account, unless the family has another parent. */
  readonly uid: number;
  readonly password: string;
}

/** Erases somebody of the caller's account after a check of the password. Orders in payment are settled first. */
export async function eraseMyData(
  context: ErasingContext & ErasingCall,
  { uid, password }: WantedErasure,
): Promise<void> {
  const { db, clock, caller } = context;
  const account = await requirePassword(context, { field: 'password', password });
  await settleOrders(context, await findOrdersInPayment(db, caller));
  const erased = await db.transaction(async (tx) => {
    const gone = await erasePeople({ db: tx, clock }, { account, uid });
    if (account.mail === '') return { ...gone, report: undefined };
    const mail = { kind: 'erasure' as const, ...erasedMail(account, gone.names) };
    const [report] = await queueMails({ db: tx, clock }, [mail]);
    return { ...gone, report };
  });
  finish(context, erased);
}

/** Does the work outside the transaction. After a crash halfway, the file sweep and the next offer round do the rest. */
function finish(
  context: ErasingContext,
  { mails, paths, tariffs, report }: Erased & { readonly report: string | undefined },
): void {
  const { fileService, mailer } = context;
  context.afterwards('files of who was erased', async () => {
    for (const path of paths) await fileService.storage.remove(path);
  });
  context.afterwards('offer of a place that came free', () => offerFreePlaces(context, tariffs));
  context.afterwards('mails of who was erased', () => mailer.forget(mails, { except: report }));
}
