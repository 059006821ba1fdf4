import { createRoot } from 'react-dom/client';

/** React and nothing else: what every form beside it is measured from. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<form />);
