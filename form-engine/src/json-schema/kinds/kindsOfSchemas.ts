import { checkboxKind } from '../../questions/checkbox/checkbox.ts';
import { groupKind } from '../../questions/group/group.ts';
import { ibanKind } from '../../questions/iban/iban.ts';
import { phoneKind } from '../../questions/phone/phone.ts';
import { builtIn } from '../../questions/question-kind/checkedKinds.ts';
import { radioKind } from '../../questions/radio/radio.ts';
import { selectKind } from '../../questions/select/select.ts';
import { selectMultipleKind } from '../../questions/select-multiple/selectMultiple.ts';
import { staticKind } from '../../questions/static/static.ts';
import { textKind } from '../../questions/text/text.ts';
import { textareaKind } from '../../questions/textarea/textarea.ts';
import { unknownKind } from '../../questions/unknown/unknown.ts';

/** The built-in kinds that a JSON Schema can become, beside `schemaKinds`. Their order is that of `questionKinds`. */
export const kindsOfSchemas = /* @__PURE__ */ builtIn([
  phoneKind,
  textKind,
  ibanKind,
  staticKind,
  radioKind,
  selectKind,
  selectMultipleKind,
  checkboxKind,
  textareaKind,
  groupKind,
  unknownKind,
] as const);

/** The name of such a kind. */
export type KindOfSchemas = (typeof kindsOfSchemas)[number]['name'];
