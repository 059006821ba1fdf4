import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { todayOf } from '../../clock.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { Refused } from '../../http/refused.ts';
import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import type { OwnData } from '../../services/passwords/ownData.ts';
import { passwordProblem } from '../../services/passwords/passwordProblem.ts';
import { checkPerson, type PersonCheck } from '../../services/people/checkPerson.ts';
import { insertAccount } from '../../services/people/insertAccount.ts';
import { issueConfirmation } from '../../services/people/login-mail/issueConfirmation.ts';
import { sendConfirmation } from '../../services/people/login-mail/sendConfirmation.ts';
import { isMail } from '../../services/people/mailProblem.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRegisterAccount: OperationHandler<'register_account'> = async (call) => {
  const { db, clock, request, loginAttempts } = call;
  const { fname, lname, mail, birthdate, phone = '' } = request;
  const check = checkPerson(
    { fname, lname, mail, birthdate, phone },
    ['fname', 'lname', 'mail', 'birthdate'],
    { today: todayOf(clock) },
  );
  const isList = check.problems.length === 0 && !isMail(check.text('mail'));
  const problems = isList ? [{ field: 'mail', message: formTexts.email }] : [...check.problems];
  const weakness = passwordProblem('password', request.password, ownDataOf(check));
  if (weakness) problems.push(weakness);
  if (problems.length > 0) throw invalidFields(0, problems);
  await call.visitorForms.count();
  // Counts as a guess, because the answer tells whether an account exists.
  const uid = await loginAttempts.tryMail(async () =>
    insertAccount(db, check, await call.passwords.hash(request.password)),
  );
  if (uid === undefined) throw accountExists();
  const to = { mail: check.text('mail'), fname: check.text('fname') };
  call.afterwards('mail to confirm an address', async () => {
    const code = await issueConfirmation(db, clock, { uid, mail: to.mail });
    await sendConfirmation(call, { to, code, address: 'own' });
  });
  return logInByPassword(call, uid);
};

function ownDataOf({ text }: PersonCheck): OwnData {
  return {
    mail: text('mail'),
    fname: text('fname'),
    lname: text('lname'),
    birthdate: text('birthdate'),
    phone: text('phone'),
  };
}

function accountExists(): Refused {
  const message = formTexts.emailInUse;
  return new Refused(409, {
    errors: [message],
    code: 'account-exists',
    problems: [{ uid: 0, key: 'mail', path: [], message }],
  });
}
