import { RegistrationForm, type RegistrationFormSettings } from '@clubpoort/form-engine';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { createElement, type ReactNode } from 'react';
import { fakePorts } from './fakePorts.ts';

interface StreamedFormProps {
  readonly sections: readonly WireSection[];
  readonly onSubmit: RegistrationFormSettings['onSubmit'];
}

/** The form that the server streams and the browser hydrates, both from the same sections. */
export const streamedForm = ({ sections, onSubmit }: StreamedFormProps): ReactNode =>
  createElement(RegistrationForm, { sections, ports: fakePorts, onSubmit });
