export { KeepOnDevice } from './components/KeepOnDevice.tsx';
export { canKeepPages, forgetPage, keepPage } from './state/keptPages.ts';
export type { KeptPage } from './view/keptPage.ts';
