import '@clubpoort/form-engine/styles.css';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { hydrateRoot } from 'react-dom/client';
import { streamedForm } from './streamedForm.ts';

const root = document.getElementById('root');
const block = document.getElementById('sections');
if (!root || !block) throw new Error('the server sent no form');
const sections: readonly WireSection[] = JSON.parse(block.textContent ?? '');

hydrateRoot(
  root,
  streamedForm({
    sections,
    onSubmit: async ({ qids }) => {
      const response = await fetch('/answers', { method: 'POST', body: JSON.stringify(qids) });
      if (!response.ok) return response.json();
      const stored = document.createElement('output');
      stored.textContent = await response.text();
      document.body.append(stored);
    },
  }),
);
