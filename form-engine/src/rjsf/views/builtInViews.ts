// Generated from questionKinds.ts by form-engine/scripts/kindTables.ts. Never edited.
// biome-ignore-all assist/source/organizeImports: in the order of the kinds

import { addressView } from '../../questions/address/addressView.tsx';
import { birthdateView } from '../../questions/birthdate/birthdateView.tsx';
import { checkboxView } from '../../questions/checkbox/checkboxView.tsx';
import { computedView } from '../../questions/computed/computedView.tsx';
import { dateView } from '../../questions/date/dateView.tsx';
import { datetimeView } from '../../questions/datetime/datetimeView.tsx';
import { decimalView } from '../../questions/decimal/decimalView.tsx';
import { emailView } from '../../questions/email/emailView.tsx';
import { fileView } from '../../questions/file/fileView.tsx';
import { groupView } from '../group/groupView.tsx';
import { ibanView } from '../../questions/iban/ibanView.tsx';
import { matrixView } from '../../questions/matrix/matrixView.tsx';
import { nationalNumberView } from '../../questions/national-number/nationalNumberView.tsx';
import { nationalityView } from '../../questions/nationality/nationalityView.tsx';
import { numberView } from '../../questions/number/numberView.tsx';
import { phoneView } from '../../questions/phone/phoneView.tsx';
import { radioView } from '../../questions/radio/radioView.tsx';
import { rankingView } from '../../questions/ranking/rankingView.tsx';
import { ratingView } from '../../questions/rating/ratingView.tsx';
import { selectView } from '../../questions/select/selectView.tsx';
import { selectMultipleView } from '../../questions/select-multiple/selectMultipleView.tsx';
import { signatureView } from '../../questions/signature/signatureView.tsx';
import { sliderView } from '../../questions/slider/sliderView.tsx';
import { staticView } from '../../questions/static/staticView.tsx';
import { textView } from '../../questions/text/textView.tsx';
import { textareaView } from '../../questions/textarea/textareaView.tsx';
import { timeView } from '../../questions/time/timeView.tsx';
import { unknownView } from '../../questions/unknown/unknownView.tsx';
import { urlView } from '../../questions/url/urlView.tsx';
import type { QuestionView } from '../../questions/controls/questionView.tsx';
import type { KindName } from '../../questions/questionKinds.ts';

/** The views of the built-in kinds. A large control is lazy-loaded, so that only forms with that kind load it. */
export const builtInViews = {
  address: addressView,
  birthdate: birthdateView,
  checkbox: checkboxView,
  computed: computedView,
  date: dateView,
  datetime: datetimeView,
  decimal: decimalView,
  email: emailView,
  file: fileView,
  group: groupView,
  iban: ibanView,
  image: fileView,
  matrix: matrixView,
  national_number: nationalNumberView,
  nationality: nationalityView,
  number: numberView,
  phone: phoneView,
  radio: radioView,
  ranking: rankingView,
  rating: ratingView,
  select: selectView,
  select_multiple: selectMultipleView,
  signature: signatureView,
  slider: sliderView,
  static: staticView,
  text: textView,
  textarea: textareaView,
  time: timeView,
  unknown: unknownView,
  url: urlView,
} as const satisfies Record<KindName, QuestionView>;
