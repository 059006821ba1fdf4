import type { WireQuestion } from '@clubpoort/form-engine/headless';
import { personFormTexts } from '#src/texts/nl/personForm.ts';

const { labels, help, sexes } = personFormTexts;

type Extra = Partial<Omit<WireQuestion, 'qid' | 'nid'>>;

/** The portal's own questions about people, as sections of the engine. A qid is the field's name on the wire. */
export const personQuestions = {
  firstName: (extra?: Extra) =>
    question('fname', { question: labels.firstName, default_key: 'fname' }, extra),
  lastName: (extra?: Extra) => question('lname', { question: labels.lastName, default_key: 'lname' }, extra),
  birthdate: (extra?: Extra) =>
    question('birthdate', { question: labels.birthdate, default_key: 'birthdate' }, extra),
  sex: (extra?: Extra) =>
    question('sex', { type: 'radio', question: labels.sex, default_key: 'sex', options: sexes }, extra),
  nationality: (extra?: Extra) =>
    question('nationality', { type: 'nationality', question: labels.nationality }, extra),
  mail: (extra?: Extra) => question('mail', { type: 'email', question: labels.mail }, extra),
  secondMail: (extra?: Extra) =>
    question(
      'second_mail',
      { type: 'second_mail', question: labels.secondMail, help: help.secondMail },
      extra,
    ),
  phone: (extra?: Extra) => question('phone', { type: 'phone', question: labels.phone }, extra),
  address: (extra?: Extra) => question('address', { type: 'address', question: labels.address }, extra),
  members: (text: string, extra: Extra) =>
    question('users', { type: 'select_multiple', question: text }, extra),
  currentPassword: () =>
    question('current', { type: 'current_password', question: labels.currentPassword, required: true }),
  newPassword: (extra?: Extra) =>
    question(
      'password',
      { type: 'new_password', question: labels.newPassword, help: help.newPassword, required: true },
      extra,
    ),
  repeatedPassword: () =>
    question('repeated', { type: 'repeated_password', question: labels.repeatedPassword, required: true }),
} as const;

function question(
  qid: string,
  own: Omit<WireQuestion, 'qid' | 'nid' | 'type'> & { type?: string },
  extra: Extra = {},
): WireQuestion {
  return { qid, nid: 0, type: 'text', ...own, ...extra };
}
