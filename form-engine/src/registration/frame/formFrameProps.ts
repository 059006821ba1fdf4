import type { QuestionViews } from '../../rjsf/views/questionViews.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { NewsletterAnswers } from '../consents/NewsletterAnswers.tsx';
import type { NewsletterChoices } from '../consents/NewsletterChoices.tsx';
import type { PrivacyAgreement } from '../consents/PrivacyAgreement.tsx';
import type { EmptyToggle, FormSwitch } from '../courses/FormSwitch.tsx';
import type { NextCourse } from '../courses/NextCourse.tsx';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';

/** The parts that only a registration has. A form of a JSON Schema is smaller without their code. */
interface RegistrationParts {
  readonly FormSwitch: typeof FormSwitch;
  readonly EmptyToggle: typeof EmptyToggle;
  readonly NextCourse: typeof NextCourse;
  readonly NewsletterChoices: typeof NewsletterChoices;
  readonly NewsletterAnswers: typeof NewsletterAnswers;
  readonly PrivacyAgreement: typeof PrivacyAgreement;
}

/** Props of the frame that `RegistrationForm` and `SchemaForm` share. */
export interface FormFrameProps extends RegistrationFormSettings {
  readonly form: CompiledForm;
  /** The views of all kinds in the form. */
  readonly views: QuestionViews;
  readonly parts?: RegistrationParts | undefined;
  /** Finds what `form.diagnostics` lacks, with code that is loaded then. Absent where that lists all. */
  readonly diagnose?: (() => Promise<readonly Diagnostic[]>) | undefined;
}
