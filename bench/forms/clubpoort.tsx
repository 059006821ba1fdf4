import '@clubpoort/form-engine/styles.css';
import { RegistrationForm } from '@clubpoort/form-engine';
import { createRoot } from 'react-dom/client';
import { requestedCount, sectionsOf } from './questionsOf.ts';

const sections = sectionsOf(requestedCount());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <RegistrationForm
      sections={sections}
      ports={{ clock: { today: () => '2026-11-20' } }}
      subject="self"
      club={1}
      onSubmit={async () => undefined}
    >
      <button type="submit">Verzenden</button>
    </RegistrationForm>,
  );
}
