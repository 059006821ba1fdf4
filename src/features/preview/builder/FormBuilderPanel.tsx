import '@clubpoort/form-engine/styles.css';
import '@clubpoort/form-engine/builder.css';
import '#src/styles/formTokens.css';
import { FormBuilder, type FormBuilderProps } from '@clubpoort/form-engine/builder';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { useState } from 'react';

interface FormBuilderPanelProps extends Pick<FormBuilderProps, 'hostSettings' | 'presets'> {
  sections: readonly unknown[];
  onBuilt: (sections: readonly WireSection[]) => void;
}

/** The form builder. It begins with the sections of its first render. */
export function FormBuilderPanel({ sections, onBuilt, ...more }: FormBuilderPanelProps) {
  // The sections to begin with: those that come back are the ones that were built.
  const [given] = useState(sections);
  return <FormBuilder sections={given} onChange={onBuilt} {...more} />;
}
