import { createRoot } from 'react-dom/client';
import { HookForm } from './HookForm.tsx';
import { requestedCount, sectionsOf } from './questionsOf.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<HookForm accessibleErrors sections={sectionsOf(requestedCount())} />);
