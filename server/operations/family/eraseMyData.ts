import { findOrdersInPayment } from '../../services/orders/findOrdersInPayment.ts';
import { settleOrders } from '../../services/orders/settleOrders.ts';
import { erasedMail } from '../../services/people/accountMails.ts';
import { type Erased, erasePeople } from '../../services/personal-data/erase/erasePeople.ts';
import type { Account } from '../../services/sessions/account.ts';
import { requirePassword } from '../../services/sessions/requirePassword.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import { sendOfferMails } from '../../services/waiting/sendOfferMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Call = Parameters<OperationHandler<'erase_my_data'>>[0];

export const handleEraseMyData: OperationHandler<'erase_my_data'> = async (call) => {
  const { db, clock, request, caller } = call;
  const account = await requirePassword(call, { field: 'password', password: request.password });
  await settleOrders(call, await findOrdersInPayment(db, caller));
  const erased = await db.transaction((tx) => erasePeople(tx, clock, { account, uid: request.uid }));
  finish(call, account, erased);
  if (request.uid === caller.uid && call.bearerToken === undefined) call.cookie.clear();
  return { result: true };
};

/** Does the work outside the transaction. After a crash halfway, the file sweep and the next offer round do the rest. */
function finish(call: Call, account: Account, { names, mails, paths, tariffs }: Erased): void {
  const { db, clock, fileService, mailer } = call;
  call.afterwards('files of who was erased', async () => {
    for (const path of paths) await fileService.storage.remove(path);
  });
  call.afterwards('offer of a place that came free', async () =>
    sendOfferMails(call, await offerFreePlaces(db, clock.now(), tariffs)),
  );
  call.afterwards('mails of who was erased', async () => {
    await mailer.forget(mails);
    if (account.mail !== '') await mailer.send(erasedMail(account, names));
  });
}
