import { createRoot } from 'react-dom/client';

/** The least that a page of React needs before it paints. A page without any text has no first paint. */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main>
      <h1>Dansstudio Arabesk</h1>
    </main>,
  );
}
