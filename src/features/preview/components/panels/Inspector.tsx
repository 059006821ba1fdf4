import type { CompiledForm } from '@clubpoort/form-engine/headless';
import { useSearchParams } from 'react-router';
import { type Tab, Tabs } from '#src/components/layout/Tabs.tsx';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import type { FilledIn } from '../../state/frameMessages.ts';
import type { PastedState } from '../../state/usePastedSections.ts';
import styles from '../PreviewPage.module.css';
import { SectionsEditor } from '../SectionsEditor.tsx';
import { TechnicalPanel } from './TechnicalPanel.tsx';

type TechnicalId = keyof typeof texts.technicalTabs;
type TabId = 'sent' | 'technical';

interface InspectorProps {
  pasted: PastedState;
  compiled: CompiledForm;
  filledIn: FilledIn;
}

/** The sections to change, and behind one more tab what the engine makes of them. */
export function Inspector({ pasted, compiled, filledIn }: InspectorProps) {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  const chosen = readTab(query.get('tab'));
  const { diagnostics } = compiled;
  const count = diagnostics.length > 0 && { count: diagnostics.length };
  const select = (id: 'sent' | TechnicalId) => void writeQuery({ tab: id });
  const tabs: readonly Tab<TabId>[] = [
    { id: 'sent', label: texts.tabs.sent },
    { id: 'technical', label: texts.tabs.technical, ...count },
  ];
  const technical = technicalIds.map(
    (id): Tab<TechnicalId> => ({
      ...{ id, label: texts.technicalTabs[id] },
      ...(id === 'diagnostics' && count),
    }),
  );
  return (
    <section className={styles.inspector} aria-label={texts.inspector}>
      <Tabs
        label={texts.inspector}
        tabs={tabs}
        selected={chosen === 'sent' ? 'sent' : 'technical'}
        onSelect={(id) => select(id === 'sent' ? 'sent' : 'schema')}
      >
        {chosen === 'sent' ? (
          <SectionsEditor pasted={pasted} />
        ) : (
          <Tabs label={texts.tabs.technical} tabs={technical} selected={chosen} onSelect={select}>
            <TechnicalPanel shown={chosen} compiled={compiled} filledIn={filledIn} />
          </Tabs>
        )}
      </Tabs>
    </section>
  );
}

const technicalIds = Object.keys(texts.technicalTabs) as TechnicalId[]; // the object's own keys

function readTab(text: string | null): 'sent' | TechnicalId {
  return technicalIds.find((id) => id === text) ?? 'sent';
}
