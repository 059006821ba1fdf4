export { KeepOnDevice } from './components/KeepOnDevice.tsx';
export type { KeptPage } from './view/keptPage.ts';
