import type { CompiledForm } from '@clubpoort/form-engine/headless';
import { useSearchParams } from 'react-router';
import { type Tab, Tabs } from '#src/components/layout/Tabs.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import type { FilledIn } from '../state/frameMessages.ts';
import type { PastedState } from '../state/usePastedSections.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { DiagnosticsPanel } from './DiagnosticsPanel.tsx';
import { JsonPanel } from './JsonPanel.tsx';
import styles from './PreviewPage.module.css';
import { SectionsEditor } from './SectionsEditor.tsx';

type TabId = keyof typeof texts.tabs;

interface InspectorProps {
  pasted: PastedState;
  compiled: CompiledForm;
  filledIn: FilledIn;
}

/** Shows what the server sent, what the engine compiled and what the form would send. */
export function Inspector({ pasted, compiled, filledIn }: InspectorProps) {
  const [query, setQuery] = useSearchParams();
  const selected = readTab(query.get('tab'));
  const { diagnostics } = compiled;
  const tabs = tabIds.map(
    (id): Tab<TabId> => ({
      id,
      label: texts.tabs[id],
      ...(id === 'diagnostics' && diagnostics.length > 0 && { count: diagnostics.length }),
    }),
  );
  const select = (id: TabId) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('tab', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section className={styles.inspector} aria-label={texts.inspector}>
      <Tabs label={texts.inspector} tabs={tabs} selected={selected} onSelect={select}>
        {selected === 'sent' && <SectionsEditor pasted={pasted} />}
        {selected === 'schema' && <JsonPanel lead={texts.schemaLead} value={compiled.schema} />}
        {selected === 'uiSchema' && <JsonPanel lead={texts.uiSchemaLead} value={compiled.uiSchema} />}
        {selected === 'answers' && <AnswersPanel filledIn={filledIn} />}
        {selected === 'diagnostics' && <DiagnosticsPanel diagnostics={diagnostics} />}
      </Tabs>
    </section>
  );
}

const tabIds = Object.keys(texts.tabs) as TabId[]; // the object's own keys

function readTab(text: string | null): TabId {
  return tabIds.find((id) => id === text) ?? 'sent';
}
