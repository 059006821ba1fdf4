// Generated from questionKinds.ts by form-engine/scripts/kindTables.ts. Never edited.
// biome-ignore-all assist/source/organizeImports: in the order of the kinds

import { addressSamples } from '../address/address.samples.ts';
import { birthdateSamples } from '../birthdate/birthdate.samples.ts';
import { checkboxSamples } from '../checkbox/checkbox.samples.ts';
import { computedSamples } from '../computed/computed.samples.ts';
import { dateSamples } from '../date/date.samples.ts';
import { datetimeSamples } from '../datetime/datetime.samples.ts';
import { decimalSamples } from '../decimal/decimal.samples.ts';
import { emailSamples } from '../email/email.samples.ts';
import { fileSamples, imageSamples } from '../file/file.samples.ts';
import { groupSamples } from '../group/group.samples.ts';
import { ibanSamples } from '../iban/iban.samples.ts';
import { matrixSamples } from '../matrix/matrix.samples.ts';
import { nationalNumberSamples } from '../national-number/nationalNumber.samples.ts';
import { nationalitySamples } from '../nationality/nationality.samples.ts';
import { numberSamples } from '../number/number.samples.ts';
import { phoneSamples } from '../phone/phone.samples.ts';
import { radioSamples } from '../radio/radio.samples.ts';
import { rankingSamples } from '../ranking/ranking.samples.ts';
import { ratingSamples } from '../rating/rating.samples.ts';
import { selectSamples } from '../select/select.samples.ts';
import { selectMultipleSamples } from '../select-multiple/selectMultiple.samples.ts';
import { signatureSamples } from '../signature/signature.samples.ts';
import { sliderSamples } from '../slider/slider.samples.ts';
import { staticSamples } from '../static/static.samples.ts';
import { textSamples } from '../text/text.samples.ts';
import { textareaSamples } from '../textarea/textarea.samples.ts';
import { timeSamples } from '../time/time.samples.ts';
import { unknownSamples } from '../unknown/unknown.samples.ts';
import { urlSamples } from '../url/url.samples.ts';
import type { KindName } from '../questionKinds.ts';
import type { KindSamples } from './samples.ts';

/** The samples of every kind, for the manual and the tests. */
export const kindSamples: Readonly<Record<KindName, KindSamples>> = {
  address: addressSamples,
  birthdate: birthdateSamples,
  checkbox: checkboxSamples,
  computed: computedSamples,
  date: dateSamples,
  datetime: datetimeSamples,
  decimal: decimalSamples,
  email: emailSamples,
  file: fileSamples,
  group: groupSamples,
  iban: ibanSamples,
  image: imageSamples,
  matrix: matrixSamples,
  national_number: nationalNumberSamples,
  nationality: nationalitySamples,
  number: numberSamples,
  phone: phoneSamples,
  radio: radioSamples,
  ranking: rankingSamples,
  rating: ratingSamples,
  select: selectSamples,
  select_multiple: selectMultipleSamples,
  signature: signatureSamples,
  slider: sliderSamples,
  static: staticSamples,
  text: textSamples,
  textarea: textareaSamples,
  time: timeSamples,
  unknown: unknownSamples,
  url: urlSamples,
};
