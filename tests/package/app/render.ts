import { renderToString } from 'react-dom/server';
import { type FormName, forms } from './hydratable.ts';

/** The text of a form as a server writes it. */
export const render = (name: FormName): string => renderToString(forms[name]);
