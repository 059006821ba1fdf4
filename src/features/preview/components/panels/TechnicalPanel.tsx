import type { CompiledForm, Diagnostic } from '@clubpoort/form-engine/headless';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import type { FilledIn } from '../../state/frameMessages.ts';
import styles from '../PreviewPage.module.css';
import { JsonPanel } from './JsonPanel.tsx';

interface TechnicalPanelProps {
  shown: keyof typeof texts.technicalTabs;
  compiled: CompiledForm;
  filledIn: FilledIn;
}

/** What the engine made of the sections, or what the form would send. */
export function TechnicalPanel({ shown, compiled, filledIn }: TechnicalPanelProps) {
  switch (shown) {
    case 'schema':
      return <JsonPanel lead={texts.schemaLead} value={compiled.schema} />;
    case 'uiSchema':
      return <JsonPanel lead={texts.uiSchemaLead} value={compiled.uiSchema} />;
    case 'answers':
      return <AnswersPanel filledIn={filledIn} />;
    case 'diagnostics':
      return <DiagnosticsPanel diagnostics={compiled.diagnostics} />;
  }
}

function AnswersPanel({ filledIn: { qids, problems } }: { filledIn: FilledIn }) {
  return (
    <>
      <Notice tone={problems.length === 0 ? 'success' : 'info'}>
        {problems.length === 0 ? texts.noProblems : texts.problems(problems.length)}
      </Notice>
      {problems.length > 0 && (
        <ul className={styles.findings}>
          {problems.map(({ key, label, message }) => (
            <li key={`${key} ${message}`}>
              <code>{key}</code> {label} · {message}
            </li>
          ))}
        </ul>
      )}
      <JsonPanel lead={texts.answersLead} value={qids} />
    </>
  );
}

/** The engine's diagnostics for the authors of sections, in English. */
function DiagnosticsPanel({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
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
