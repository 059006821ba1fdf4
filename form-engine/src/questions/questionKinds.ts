import { addressKind } from './address/address.ts';
import { birthdateKind } from './birthdate/birthdate.ts';
import { checkboxKind } from './checkbox/checkbox.ts';
import { computedKind } from './computed/computed.ts';
import { dateKind } from './date/date.ts';
import { datetimeKind } from './datetime/datetime.ts';
import { decimalKind } from './decimal/decimal.ts';
import { emailKind } from './email/email.ts';
import { fileKind } from './file/file.ts';
import { imageKind } from './file/image.ts';
import { groupKind } from './group/group.ts';
import { ibanKind } from './iban/iban.ts';
import { matrixKind } from './matrix/matrix.ts';
import { nationalNumberKind } from './national-number/nationalNumber.ts';
import { nationalityKind } from './nationality/nationality.ts';
import { numberKind } from './number/number.ts';
import { phoneKind } from './phone/phone.ts';
import { builtIn } from './question-kind/checkedKinds.ts';
import { radioKind } from './radio/radio.ts';
import { rankingKind } from './ranking/ranking.ts';
import { ratingKind } from './rating/rating.ts';
import { selectKind } from './select/select.ts';
import { selectMultipleKind } from './select-multiple/selectMultiple.ts';
import { signatureKind } from './signature/signature.ts';
import { sliderKind } from './slider/slider.ts';
import { staticKind } from './static/static.ts';
import { textKind } from './text/text.ts';
import { textareaKind } from './textarea/textarea.ts';
import { timeKind } from './time/time.ts';
import { unknownKind } from './unknown/unknown.ts';
import { urlKind } from './url/url.ts';

/**
 * The built-in kinds of question. The first kind that accepts a question handles it, so a specialised kind comes
 * before the general one.
 */
export const questionKinds = /* @__PURE__ */ builtIn([
  nationalityKind,
  addressKind,
  birthdateKind,
  nationalNumberKind,
  emailKind,
  phoneKind,
  textKind,
  numberKind,
  decimalKind,
  sliderKind,
  computedKind,
  dateKind,
  timeKind,
  datetimeKind,
  ibanKind,
  urlKind,
  ratingKind,
  staticKind,
  radioKind,
  selectKind,
  selectMultipleKind,
  rankingKind,
  matrixKind,
  checkboxKind,
  textareaKind,
  fileKind,
  imageKind,
  signatureKind,
  groupKind,
  unknownKind,
] as const);

/** The name of a built-in kind. */
export type KindName = (typeof questionKinds)[number]['name'];
