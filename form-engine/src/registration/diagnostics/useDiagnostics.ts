import { useEffect, useRef } from 'react';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import { hasView } from '../../rjsf/views/questionViews.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { FormFrameProps } from '../frame/formFrameProps.ts';

/** State of the page: several forms of the same sections, or one that is drawn anew, warn once. */
const warned = new Set<string>();

/** Writes a warning for developers to the console, each text once. */
function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // biome-ignore lint/suspicious/noConsole: the place where a developer looks
  console.warn(`@clubpoort/form-engine: ${text}`);
}

/** Tells the host once per form what is wrong with it; in development the console too. */
export function useDiagnostics(form: CompiledForm, props: FormFrameProps): void {
  const latest = useLatest(props);
  // Other texts make another form object of the same sections, and StrictMode runs effects twice.
  const told = useRef<CompiledForm['diagnostics']>(undefined);
  useEffect(() => {
    const { views, onDiagnostics, diagnose } = latest.current;
    // Bundlers replace this expression as a whole, and then leave the warnings out of a production build.
    const isDevelopment = process.env.NODE_ENV !== 'production';
    if (told.current === form.diagnostics || form.withRelations || !(onDiagnostics || isDevelopment)) return;
    told.current = form.diagnostics;
    const tell = (found: readonly Diagnostic[]) => {
      const diagnostics = [...found, ...missingViews(form, views)];
      onDiagnostics?.(diagnostics);
      if (isDevelopment)
        for (const { code, path, message } of diagnostics) warnOnce(`${code} at "${path}": ${message}`);
    };
    if (diagnose) void diagnose().then((found) => told.current === form.diagnostics && tell(found));
    else tell(form.diagnostics);
  }, [form, latest]);
}

/** A kind without a view is drawn as a note, one diagnostic per kind. */
function missingViews(form: CompiledForm, views: FormFrameProps['views']): readonly Diagnostic[] {
  const names = new Set([...form.kinds.values()].map(({ name }) => name));
  return [...names]
    .filter((name) => !hasView(name, views))
    .map((name) => ({
      code: 'missing-view',
      path: '',
      message: `the kind "${name}" has no view: give one in the prop views of the form`,
    }));
}
