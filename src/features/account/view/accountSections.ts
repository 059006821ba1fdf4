import type { WireSection } from '@clubpoort/form-engine/headless';
import { accountTexts } from '#src/texts/nl/account.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { personQuestions as ask } from '../../person-form/index.ts';

const texts = accountTexts.register;

/** The known details of somebody who makes an account; undefined or '' for unknown ones. */
export interface KnownNewcomer {
  readonly fname?: string;
  readonly lname?: string;
  readonly mail?: string;
}

export function registerSections({ fname, lname, mail }: KnownNewcomer): readonly WireSection[] {
  return [
    {
      title: texts.aboutYou,
      fields: [
        ask.firstName({ required: true, ...answered(fname) }),
        ask.lastName({ required: true, ...answered(lname) }),
        ask.birthdate({ required: true, help: texts.youngHelp }),
        ask.phone(),
      ],
    },
    {
      title: texts.loggingIn,
      fields: [
        ask.mail({ required: true, help: texts.mailHelp, ...answered(mail) }),
        // Asked once: the button in the field shows what was typed, and a forgotten password is replaced by mail.
        ask.newPassword({ question: texts.password }),
      ],
    },
  ];
}

/**
 * The questions of a new account beside the login. The phone number can wait. The e-mail question has a name of its own, because two
 * fields of one name can't be told apart in a list of fields or by voice (WCAG 2.4.6).
 */
export function shortRegisterSections({ mail }: KnownNewcomer): readonly WireSection[] {
  return [
    {
      title: '',
      fields: [
        ask.firstName({ required: true }),
        ask.lastName({ required: true }),
        ask.birthdate({ required: true }),
        ask.mail({ required: true, question: texts.mail, ...answered(mail) }),
        ask.newPassword({ question: texts.password }),
      ],
    },
  ];
}

function answered(answer = '') {
  return answer !== '' && { answer };
}

/** The questions to a guest, with what is known. The e-mail question has a name of its own, as in `shortRegisterSections`. */
export function guestSections(
  known: Readonly<Record<'fname' | 'lname' | 'mail', string>>,
): readonly WireSection[] {
  return [
    {
      title: '',
      fields: [
        ask.firstName({ required: true, answer: known.fname }),
        ask.lastName({ required: true, answer: known.lname }),
        ask.mail({ required: true, question: sessionTexts.login.guestMail, answer: known.mail }),
      ],
    },
  ];
}

export function forgotSections(mail: string): readonly WireSection[] {
  return [{ title: '', fields: [ask.mail({ required: true, answer: mail })] }];
}

export const resetSections: readonly WireSection[] = [
  { title: '', fields: [ask.newPassword(), ask.repeatedPassword()] },
];
