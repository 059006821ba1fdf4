import { addressView } from '../questions/address/addressView.tsx';
import { birthdateView } from '../questions/birthdate/birthdateView.tsx';
import { checkboxView } from '../questions/checkbox/checkboxView.tsx';
import { computedView } from '../questions/computed/computedView.tsx';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import { dateView } from '../questions/date/dateView.tsx';
import { decimalView } from '../questions/decimal/decimalView.tsx';
import { emailView } from '../questions/email/emailView.tsx';
import { fileView } from '../questions/file/fileView.tsx';
import { ibanView } from '../questions/iban/ibanView.tsx';
import { nationalNumberView } from '../questions/national-number/nationalNumberView.tsx';
import { nationalityView } from '../questions/nationality/nationalityView.tsx';
import { numberView } from '../questions/number/numberView.tsx';
import { phoneView } from '../questions/phone/phoneView.tsx';
import type { KindName } from '../questions/questionKinds.ts';
import { radioView } from '../questions/radio/radioView.tsx';
import { ratingView } from '../questions/rating/ratingView.tsx';
import { selectView } from '../questions/select/selectView.tsx';
import { selectMultipleView } from '../questions/select-multiple/selectMultipleView.tsx';
import { staticView } from '../questions/static/staticView.tsx';
import { textView } from '../questions/text/textView.tsx';
import { textareaView } from '../questions/textarea/textareaView.tsx';
import { timeView } from '../questions/time/timeView.tsx';
import { unknownView } from '../questions/unknown/unknownView.tsx';
import { urlView } from '../questions/url/urlView.tsx';
import { groupView } from './group/groupView.tsx';

/** The views of the built-in kinds. A large control is lazy-loaded, so that only forms with that kind load it. */
const questionViews = {
  address: addressView,
  text: textView,
  email: emailView,
  phone: phoneView,
  number: numberView,
  decimal: decimalView,
  computed: computedView,
  date: dateView,
  time: timeView,
  iban: ibanView,
  url: urlView,
  rating: ratingView,
  static: staticView,
  national_number: nationalNumberView,
  birthdate: birthdateView,
  radio: radioView,
  nationality: nationalityView,
  select: selectView,
  select_multiple: selectMultipleView,
  checkbox: checkboxView,
  textarea: textareaView,
  file: fileView,
  image: fileView,
  group: groupView,
  unknown: unknownView,
} as const satisfies Record<KindName, QuestionView>;

/** The view of a kind by its name. The host's views take precedence. A kind without a view is drawn as unknown. */
export function viewOf(kind: string, views: Readonly<Record<string, QuestionView>> = {}): QuestionView {
  if (Object.hasOwn(views, kind)) return views[kind] ?? unknownView;
  return isBuiltIn(kind) ? questionViews[kind] : unknownView;
}

/** Whether a question of this kind can be drawn as what it is. */
export function hasView(kind: string, views: Readonly<Record<string, QuestionView>> = {}): boolean {
  return Object.hasOwn(views, kind) || isBuiltIn(kind);
}

function isBuiltIn(kind: string): kind is KindName {
  return Object.hasOwn(questionViews, kind);
}
