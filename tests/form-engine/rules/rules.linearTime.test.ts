import { describe, expect, it } from 'vitest';
import { clampNumber } from '#form-engine/src/questions/number/clampNumber.ts';
import { numberKind } from '#form-engine/src/questions/number/number.ts';
import { editPhone, normalisePhone } from '#form-engine/src/questions/phone/phoneEntry.ts';
import { cleanLine, cleanText, hasLongMarkRun } from '#form-engine/src/rules/cleanText.ts';
import { dateTimeParts, readDateTime } from '#form-engine/src/rules/dateTime.ts';
import { readDecimal } from '#form-engine/src/rules/decimal.ts';
import { isValidEmail } from '#form-engine/src/rules/email.ts';
import { emailSuggestion } from '#form-engine/src/rules/emailSuggestion.ts';
import { readHouseNumber } from '#form-engine/src/rules/houseNumber.ts';
import { readIban } from '#form-engine/src/rules/iban.ts';
import {
  isBisNumber,
  isValidNationalNumber,
  readNationalNumber,
} from '#form-engine/src/rules/nationalNumber.ts';
import { isValidName } from '#form-engine/src/rules/personName.ts';
import { isValidPhone } from '#form-engine/src/rules/phone.ts';
import { readBirthdate } from '#form-engine/src/rules/readBirthdate.ts';
import { compactPhone, readPhone, readPhoneParts } from '#form-engine/src/rules/readPhone.ts';
import { readTime } from '#form-engine/src/rules/time.ts';
import { readWebAddress } from '#form-engine/src/rules/webAddress.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';

const rules: Readonly<Record<string, (text: string) => unknown>> = {
  isValidPhone,
  isValidEmail,
  isValidName,
  isValidNationalNumber,
  emailSuggestion,
  readPhone,
  readBirthdate,
  readDateTime,
  dateTimeParts,
  readDecimal,
  readIban,
  readTime,
  readHouseNumber,
  readWebAddress,
  cleanText,
  cleanLine,
  hasLongMarkRun,
  isBisNumber,
  readNationalNumber,
  compactPhone,
  readPhoneParts: (text) => readPhoneParts(text, '32'),
  normalisePhone: (text) => normalisePhone(text, 'NL'),
  editPhone: (text) => editPhone({ text, caret: text.length, inputType: 'insertText' }, 'LU'),
  clampNumber: (text) => clampNumber(text, { min: 0, max: 9 }),
  numberPattern: (text) => new RegExp(numberKind.answerSchema.pattern, 'u').test(text),
};
const units = [
  'a',
  '0',
  '-',
  ' ',
  '.',
  'a.',
  'a@',
  'a;',
  '+32',
  'e\u0301',
  `e${'\u0301\u0323'.repeat(15)}`,
  '\u0301\u200b\u200b',
  '\u200D',
  'म\u200D',
  "'",
  '\r',
  '/',
  '1.000',
  '４',
];
const tails = ['', '!', '@', '.b'];

describe('rules on hostile text', () => {
  it.each(Object.keys(rules))('%s reads 200,000 characters of any text within a second', (name) => {
    for (const unit of units) {
      for (const tail of tails) {
        const text = unit.repeat(200_000 / unit.length) + tail;
        const cpuTime = startCpuClock();
        rules[name]?.(text);
        expect(cpuTime(), `${JSON.stringify(unit)}… ${tail}`).toBeLessThan(1000);
      }
    }
  });
});
