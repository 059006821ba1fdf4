/** The field rules of Specification 5.2. They take the raw text: `''` is valid, but blanks alone are not. */

export { ageInYears, earliestBirthdate, isCalendarDate, isValidBirthdate } from './birthdate.ts';
export { hasLongMarkRun } from './cleanText.ts';
export { isDateTime, readDateTime, showDateTime } from './dateTime.ts';
export { readDecimal, showDecimal } from './decimal.ts';
export { countryOfDialCode, dialCodes } from './dialCodes.ts';
export { isValidEmail } from './email.ts';
export { emailSuggestion } from './emailSuggestion.ts';
export { fileFault, largestFile, megabytes } from './fileFault.ts';
export { cleanFileName, storedFileName } from './fileName.ts';
export { type FileSort, isAcceptedFile } from './fileType.ts';
export { type HouseNumber, readHouseNumber } from './houseNumber.ts';
export { isIban, readIban, showIban } from './iban.ts';
export {
  hasNationalNumberCheck,
  isNationalNumberOf,
  isValidNationalNumber,
  readNationalNumber,
} from './nationalNumber.ts';
export { isValidName } from './personName.ts';
export { isValidPhone } from './phone.ts';
export { dutchPostalDigits, isPostalCode } from './postalCode.ts';
export { readBirthdate, showBirthdate } from './readBirthdate.ts';
export { readPhone } from './readPhone.ts';
export { readTime, showTime } from './time.ts';
export { isWebAddress, readWebAddress } from './webAddress.ts';
