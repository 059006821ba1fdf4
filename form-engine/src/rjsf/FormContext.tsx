import { type ComponentType, createContext } from 'react';
import type { Ports } from '../ports.ts';
import type { ChecksUnderWay } from '../store/checks/checksUnderWay.ts';
import type { FormStore } from '../store/formStore.ts';
import type { FormUploads } from '../store/uploads/formUploads.ts';
import type { QuestionViews } from './views/questionViews.ts';

/** Props of a field that is bound to the store of its form. */
export interface StoredFieldProps {
  readonly questionKey: string;
  readonly idPrefix: string;
}

/** How sections fold. Handed on here, because the sections can't import what draws answers as text. */
interface Folding {
  /** Whether the server already answered these questions. */
  readonly isKnown: (keys: readonly string[]) => boolean;
  /** Draws the answers of a folded section as text. */
  readonly Answers: ComponentType<FoldedAnswersProps>;
}

export interface FoldedAnswersProps {
  readonly keys: readonly string[];
}

/** State that the fields of a `RegistrationForm` share. */
export interface FormContextValue {
  readonly store: FormStore;
  /** The views by kind: the built-in ones, and those of the host. */
  readonly views: QuestionViews;
  /** The ports. The object must stay the same across renders: a new one renders every field again. */
  readonly ports: Ports;
  readonly uploads: FormUploads;
  readonly checks: ChecksUnderWay;
  /** The person that the answers are about. Browsers may autofill only for `'self'`. */
  readonly subject: 'self' | 'other';
  readonly readOnly: boolean;
  /** Checks the answer of a field that lost the focus. The store is that of the form, or of a row in it. */
  readonly checkLeft: (store: FormStore, key: string) => void;
  /** Folds sections that the server already answered; `undefined` where every section stays open. */
  readonly folding: Folding | undefined;
  /** Draws one question of a row. Handed on here, because the view of a group can't import the list of views. */
  readonly Field: ComponentType<StoredFieldProps>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);
