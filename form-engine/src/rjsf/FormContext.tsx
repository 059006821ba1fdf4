import { createContext } from 'react';
import type { Ports } from '../ports.ts';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import type { ChecksUnderWay } from '../store/checksUnderWay.ts';
import type { FormStore } from '../store/formStore.ts';
import type { FormUploads } from '../store/uploads/formUploads.ts';

/** What the fields of a `RegistrationForm` share. Without it they read rjsf's own props: the theme in a stock rjsf form. */
export interface FormContextValue {
  readonly store: FormStore;
  /** By kind: the host's own views go before the built-in ones. */
  readonly views: Readonly<Record<string, QuestionView>> | undefined;
  /** The same object however often the host renders: another would draw every field anew. */
  readonly ports: Ports;
  readonly uploads: FormUploads;
  readonly checks: ChecksUnderWay;
  /** Who the answers are about. Only about oneself may a browser fill in what it knows of its user. */
  readonly subject: 'self' | 'other';
  readonly readOnly: boolean;
  /** Checks the answer of a field that was left. */
  readonly checkLeft: (key: string) => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);
