import '@clubpoort/form-engine/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { forms } from './hydratable.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
hydrateRoot(root, location.search === '?whole' ? forms.whole : forms.plain);
