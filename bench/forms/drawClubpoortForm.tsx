import '@clubpoort/form-engine/styles.css';
import { RegistrationForm } from '@clubpoort/form-engine';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { createRoot } from 'react-dom/client';
import { markSent } from './markSent.ts';

/** Draws our form as a host would, from the sections of a server. */
export function drawClubpoortForm(sections: WireSection[]): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <RegistrationForm
      sections={sections}
      ports={{ clock: { today: () => '2026-11-20' } }}
      subject="self"
      club={1}
      onSubmit={async () => markSent()}
    >
      <button type="submit">Verzenden</button>
    </RegistrationForm>,
  );
}
