import type { KindOfSchemas } from '../../json-schema/kinds/kindsOfSchemas.ts';
import { checkboxView } from '../../questions/checkbox/checkboxView.tsx';
import type { QuestionView } from '../../questions/controls/questionView.tsx';
import { dateView } from '../../questions/date/dateView.tsx';
import { datetimeView } from '../../questions/datetime/datetimeView.tsx';
import { decimalView } from '../../questions/decimal/decimalView.tsx';
import { emailView } from '../../questions/email/emailView.tsx';
import { ibanView } from '../../questions/iban/ibanView.tsx';
import { numberView } from '../../questions/number/numberView.tsx';
import { phoneView } from '../../questions/phone/phoneView.tsx';
import { radioView } from '../../questions/radio/radioView.tsx';
import { selectView } from '../../questions/select/selectView.tsx';
import { selectMultipleView } from '../../questions/select-multiple/selectMultipleView.tsx';
import { sliderView } from '../../questions/slider/sliderView.tsx';
import { staticView } from '../../questions/static/staticView.tsx';
import { textView } from '../../questions/text/textView.tsx';
import { textareaView } from '../../questions/textarea/textareaView.tsx';
import { timeView } from '../../questions/time/timeView.tsx';
import { unknownView } from '../../questions/unknown/unknownView.tsx';
import { urlView } from '../../questions/url/urlView.tsx';
import { groupView } from '../group/groupView.tsx';
import type { QuestionViews } from '../views/questionViews.ts';
import { schemaViews } from './schemaPartView.tsx';

/** The views of a `SchemaForm`: those of the kinds that a JSON Schema can become, and of no other. */
export const schemaFormViews = {
  ...schemaViews,
  checkbox: checkboxView,
  date: dateView,
  datetime: datetimeView,
  decimal: decimalView,
  email: emailView,
  group: groupView,
  iban: ibanView,
  number: numberView,
  phone: phoneView,
  radio: radioView,
  select: selectView,
  select_multiple: selectMultipleView,
  slider: sliderView,
  static: staticView,
  text: textView,
  textarea: textareaView,
  time: timeView,
  unknown: unknownView,
  url: urlView,
} as const satisfies QuestionViews & Readonly<Record<KindOfSchemas, QuestionView>>;
