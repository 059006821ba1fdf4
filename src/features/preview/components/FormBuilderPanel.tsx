import '@clubpoort/form-engine/styles.css';
import '@clubpoort/form-engine/builder.css';
import '#src/styles/formTokens.css';
import { FormBuilder } from '@clubpoort/form-engine/builder';
import { useState } from 'react';

interface FormBuilderPanelProps {
  sections: readonly unknown[];
  /** Gets the built sections as text, as the editor of the sections does. */
  onBuilt: (text: string) => void;
}

/** The form builder on a copy of the sections: nothing is saved, and the link of the preview carries what was built. */
export function FormBuilderPanel({ sections, onBuilt }: FormBuilderPanelProps) {
  // The sections to begin with: those that come back are the ones that were built.
  const [given] = useState(sections);
  return <FormBuilder sections={given} onChange={(built) => onBuilt(JSON.stringify(built, null, 2))} />;
}
