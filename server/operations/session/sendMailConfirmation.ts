import { issueConfirmation } from '../../services/people/login-mail/issueConfirmation.ts';
import { sendConfirmation } from '../../services/people/login-mail/sendConfirmation.ts';
import { hasConfirmedMail, loadPendingMail } from '../../services/people/login-mail/unconfirmedMail.ts';
import { loadPerson } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSendMailConfirmation: OperationHandler<'send_mail_confirmation'> = async (call) => {
  const { db, clock, caller } = call;
  const person = await loadPerson(db, caller.uid);
  const pending = await loadPendingMail(db, clock, caller.uid);
  const mail = pending || (hasConfirmedMail(person) ? '' : (person.mail ?? ''));
  if (mail === '') return { result: true };
  await call.mailAttempts.count(mail);
  const code = await db.transaction((tx) => issueConfirmation(tx, clock, { uid: caller.uid, mail }));
  const address = mail === pending ? 'new' : 'own';
  call.afterwards('mail to confirm an address', () =>
    sendConfirmation(call, { to: { mail, fname: person.fname }, code, address }),
  );
  return { result: true };
};
