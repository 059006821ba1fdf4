import { createRoot } from 'react-dom/client';

/** React without any form library: the baseline of every other form. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<form />);
