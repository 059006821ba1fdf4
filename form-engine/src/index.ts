/**
 * The engine in the browser: a registration form, its controls one by one, and the theme for an rjsf form of your own.
 * Compiling, checking and encoding are in `@clubpoort/form-engine/headless`.
 */

export type { NewsletterEntry, RegistrationPayload, Subscription } from './answers/registrationPayload.ts';
export { BirthdateInput, type BirthdateInputProps } from './questions/birthdate/BirthdateInput.tsx';
export type { ControlProps } from './questions/controls/controlProps.ts';
export type { Choice, FieldDescription } from './questions/controls/fieldDescription.ts';
export type { QuestionControlProps, QuestionView } from './questions/controls/questionView.tsx';
export { EmailInput, type EmailInputProps } from './questions/email/EmailInput.tsx';
export { PhoneInput, type PhoneInputProps } from './questions/phone/PhoneInput.tsx';
export { RegistrationForm } from './RegistrationForm.tsx';
export type {
  NewsletterSettings,
  PrivacySettings,
  RegistrationFormHandle,
  RegistrationFormProps,
  RegistrationFormSettings,
  SubmitRefusal,
} from './registration/registrationFormProps.ts';
export { RegistrationFields, theme } from './rjsf/theme.tsx';
