/**
 * The engine in the browser: a registration form, a form of a JSON Schema, its separate controls, and a theme for your own rjsf form.
 * Compiling, checking and encoding are in `@clubpoort/form-engine/headless`.
 */

export type { NewsletterEntry, RegistrationPayload, Subscription } from './answers/registrationPayload.ts';
export type { AnyData, DataOf } from './json-schema/raw-data/dataOf.ts';
export type { DataProblem } from './json-schema/raw-data/dataProblems.ts';
export type { OffersJsonSchema } from './json-schema/raw-data/standardSchema.ts';
export { AddressInput } from './questions/address/AddressInput.tsx';
export type { AddressInputProps } from './questions/address/addressInputProps.tsx';
export { BirthdateInput, type BirthdateInputProps } from './questions/birthdate/BirthdateInput.tsx';
export { useAfterPress } from './questions/building-blocks/useAfterPress.tsx';
export type { ControlProps } from './questions/controls/controlProps.ts';
export { DateInput, type DateInputProps } from './questions/controls/DateInput.tsx';
export type { Choice, FieldDescription } from './questions/controls/fieldDescription.ts';
export type { FieldProblem, QuestionControlProps, QuestionView } from './questions/controls/questionView.tsx';
export { DecimalInput, type DecimalInputProps } from './questions/decimal/DecimalInput.tsx';
export { EmailInput, type EmailInputProps } from './questions/email/EmailInput.tsx';
export { FileUpload } from './questions/file/FileUpload.tsx';
export type { FileUploadHandle, FileUploadProps } from './questions/file/fileUploadProps.tsx';
export { NationalNumberInput } from './questions/national-number/NationalNumberInput.tsx';
export type { NationalNumberInputProps } from './questions/national-number/nationalNumberInputProps.ts';
export { NumberInput, type NumberInputProps } from './questions/number/NumberInput.tsx';
export { PagedSelect } from './questions/paged-select/PagedSelect.tsx';
export { PagedSelectMultiple } from './questions/paged-select/PagedSelectMultiple.tsx';
export type {
  PagedSelectMultipleProps,
  PagedSelectProps,
} from './questions/paged-select/selectProps.ts';
export { PhoneInput } from './questions/phone/PhoneInput.tsx';
export type { PhoneInputProps } from './questions/phone/phoneInputProps.ts';
export { RegistrationForm } from './RegistrationForm.tsx';
export type {
  ActionsState,
  AnswersTakenOver,
  NewsletterSettings,
  PreparedForm,
  PrivacySettings,
  RefusedFile,
  RegistrationFormHandle,
  RegistrationFormProps,
  RegistrationFormSettings,
  SubmitOutcome,
  SubmitRefusal,
} from './registration/registrationFormProps.ts';
export type {
  DataOutcome,
  DataRefusal,
  SchemaFormHandle,
  SchemaFormProps,
} from './registration/submission/schemaFormProps.ts';
export { useCompleteForm } from './registration/useCompleteForm.ts';
export { schemaViews } from './rjsf/part/schemaPartView.tsx';
export { RegistrationFields, theme } from './rjsf/theme.tsx';
export { SchemaForm } from './SchemaForm.tsx';
export type { FailedUpload } from './store/uploads/uploadQueue.ts';
