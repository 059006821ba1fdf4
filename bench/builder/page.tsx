import '@clubpoort/form-engine/styles.css';
import '@clubpoort/form-engine/builder.css';
import { RegistrationForm } from '@clubpoort/form-engine';
import { FormBuilder } from '@clubpoort/form-engine/builder';
import { createRoot } from 'react-dom/client';
import { campSections } from '../../stories/form-builder/campSections.ts';
import { requestedCount, sectionsOf } from '../forms/questionsOf.ts';

declare global {
  interface Window {
    /** Draws the builder or the form alone with the number of questions of the address, or the builder with the form of a camp. */
    draw: (what: 'builder' | 'form' | 'camp') => void;
  }
}

const sections = sectionsOf(requestedCount());
const ports = { clock: { today: () => '2026-11-20' } };

window.draw = (what) => {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    what !== 'form' ? (
      <FormBuilder
        sections={what === 'camp' ? campSections : sections}
        ports={ports}
        onChange={() => undefined}
      />
    ) : (
      <RegistrationForm sections={sections} ports={ports} subject="self" club={1} onSubmit={() => 'unsent'} />
    ),
  );
};
