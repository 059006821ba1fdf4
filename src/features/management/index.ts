export { ManagerLinks } from './components/ManagerLinks.tsx';
export { managedFormsHref } from './forms/formsHrefs.ts';
