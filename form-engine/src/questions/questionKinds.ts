import { birthdateKind } from './birthdate/birthdate.ts';
import { checkboxKind } from './checkbox/checkbox.ts';
import { emailKind } from './email/email.ts';
import { phoneKind } from './phone/phone.ts';
import { radioKind } from './radio/radio.ts';
import { selectKind } from './select/select.ts';
import { selectMultipleKind } from './select-multiple/selectMultiple.ts';
import { textKind } from './text/text.ts';
import { textareaKind } from './textarea/textarea.ts';
import { unknownKind } from './unknown/unknown.ts';

/** The built-in kinds of question. The first that accepts a question gets it, so what refines another stands before it. */
export const questionKinds = [
  birthdateKind,
  textKind,
  emailKind,
  phoneKind,
  radioKind,
  selectKind,
  selectMultipleKind,
  checkboxKind,
  textareaKind,
  unknownKind,
] as const;

export type KindName = (typeof questionKinds)[number]['name'];
