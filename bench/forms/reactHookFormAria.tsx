import { createRoot } from 'react-dom/client';
import { HookForm } from './HookForm.tsx';
import { questionsOf, requestedCount } from './questionsOf.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<HookForm accessibleErrors questions={questionsOf(requestedCount())} />);
