import '@clubpoort/form-engine/styles.css';
import { createElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a page in its root element. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(createElement(StrictMode, null, page));
}
