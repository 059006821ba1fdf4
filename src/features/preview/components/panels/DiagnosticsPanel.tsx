import type { Diagnostic } from '@clubpoort/form-engine/headless';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import styles from '../PreviewPage.module.css';

/** The engine's diagnostics for the authors of sections, in English. */
export function DiagnosticsPanel({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  if (diagnostics.length === 0) return <Notice tone="success">{texts.noDiagnostics}</Notice>;
  return (
    <>
      <p className={styles.lead}>{texts.diagnosticsLead}</p>
      <ul className={styles.findings}>
        {diagnostics.map(({ code, path, message }) => (
          <li key={`${path} ${code} ${message}`}>
            <code>{path || '/'}</code> <strong>{code}</strong>
            <p lang="en">{message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
