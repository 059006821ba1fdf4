// Generated from questionKinds.ts by form-engine/scripts/kindTables.ts. Never edited.
// biome-ignore-all assist/source/organizeImports: in the order of the kinds

import { addressSettings } from '../../questions/address/address.settings.ts';
import { birthdateSettings } from '../../questions/birthdate/birthdate.settings.ts';
import { checkboxSettings } from '../../questions/checkbox/checkbox.settings.ts';
import { computedSettings } from '../../questions/computed/computed.settings.ts';
import { dateSettings } from '../../questions/date/date.settings.ts';
import { datetimeSettings } from '../../questions/datetime/datetime.settings.ts';
import { decimalSettings } from '../../questions/decimal/decimal.settings.ts';
import { emailSettings } from '../../questions/email/email.settings.ts';
import { fileSettings, imageSettings } from '../../questions/file/file.settings.ts';
import { groupSettings } from '../../questions/group/group.settings.ts';
import { ibanSettings } from '../../questions/iban/iban.settings.ts';
import { matrixSettings } from '../../questions/matrix/matrix.settings.ts';
import { nationalNumberSettings } from '../../questions/national-number/nationalNumber.settings.ts';
import { nationalitySettings } from '../../questions/nationality/nationality.settings.ts';
import { numberSettings } from '../../questions/number/number.settings.ts';
import { phoneSettings } from '../../questions/phone/phone.settings.ts';
import { radioSettings } from '../../questions/radio/radio.settings.ts';
import { rankingSettings } from '../../questions/ranking/ranking.settings.ts';
import { ratingSettings } from '../../questions/rating/rating.settings.ts';
import { selectSettings } from '../../questions/select/select.settings.ts';
import { selectMultipleSettings } from '../../questions/select-multiple/selectMultiple.settings.ts';
import { signatureSettings } from '../../questions/signature/signature.settings.ts';
import { sliderSettings } from '../../questions/slider/slider.settings.ts';
import { staticSettings } from '../../questions/static/static.settings.ts';
import { textSettings } from '../../questions/text/text.settings.ts';
import { textareaSettings } from '../../questions/textarea/textarea.settings.ts';
import { timeSettings } from '../../questions/time/time.settings.ts';
import { urlSettings } from '../../questions/url/url.settings.ts';
import type { KindSettings } from '../../questions/question-kind/kindSettings.ts';
import type { KindName } from '../../questions/questionKinds.ts';

/** The settings of every kind that a builder offers. */
export const builtInSettings: Readonly<Record<Exclude<KindName, 'unknown'>, KindSettings>> = {
  address: addressSettings,
  birthdate: birthdateSettings,
  checkbox: checkboxSettings,
  computed: computedSettings,
  date: dateSettings,
  datetime: datetimeSettings,
  decimal: decimalSettings,
  email: emailSettings,
  file: fileSettings,
  group: groupSettings,
  iban: ibanSettings,
  image: imageSettings,
  matrix: matrixSettings,
  national_number: nationalNumberSettings,
  nationality: nationalitySettings,
  number: numberSettings,
  phone: phoneSettings,
  radio: radioSettings,
  ranking: rankingSettings,
  rating: ratingSettings,
  select: selectSettings,
  select_multiple: selectMultipleSettings,
  signature: signatureSettings,
  slider: sliderSettings,
  static: staticSettings,
  text: textSettings,
  textarea: textareaSettings,
  time: timeSettings,
  url: urlSettings,
};
