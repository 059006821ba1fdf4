import type { CompiledForm } from '@clubpoort/form-engine/headless';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import type { FilledIn } from '../../state/frameMessages.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { DiagnosticsPanel } from './DiagnosticsPanel.tsx';
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
