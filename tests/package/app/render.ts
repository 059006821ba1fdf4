import { renderToString } from 'react-dom/server';
import { type FormName, forms } from './hydratable.ts';

/** Renders a form to HTML, as a server does. */
export const render = (name: FormName): string => renderToString(forms[name]);
