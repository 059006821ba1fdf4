import { RegistrationForm, SchemaForm } from '@clubpoort/form-engine';
import { useEffect, useRef } from 'react';
import { allPorts } from '../registration-form/examplePorts.ts';
import type { FormOutcome } from './compile.ts';
import type { Source } from './examples.ts';
import { FormBoundary } from './FormBoundary.tsx';
import { languages, type Settings } from './settings.ts';

interface PlaygroundFormProps {
  readonly outcome: FormOutcome;
  readonly source: Source;
  readonly settings: Settings;
  readonly onSend: (payload: unknown) => void;
}

/** The form of the pasted text, in the chosen look. */
export function PlaygroundForm({ outcome, source, settings, onSend }: PlaygroundFormProps) {
  const { locale, theme, brand, density } = settings;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.style.setProperty('--cf-brand', brand), [brand]);
  const send = async (payload: unknown) => onSend(payload);
  const look = [theme !== 'page' && `m-${theme}`, density === 'compact' && 'cf-compact'].filter(Boolean);
  return (
    <div className={`m-live cf-brand m-drawn ${look.join(' ')}`} ref={frame} lang={locale}>
      <FormBoundary of={outcome.value}>
        {source === 'schema' ? (
          <SchemaForm schema={outcome.value} locale={locale} texts={languages[locale]} onSubmit={send} />
        ) : (
          <RegistrationForm form={outcome.form} ports={allPorts} onSubmit={send} />
        )}
      </FormBoundary>
    </div>
  );
}
