export { KeepOnDevice, NothingToKeep } from './components/KeepOnDevice.tsx';
export { keepOwn } from './state/keepOwn.ts';
export {
  canKeepPages,
  forgetOverdue,
  forgetPage,
  isPageKept,
  keepPage,
  keptPaths,
} from './state/keptPages.ts';
export type { KeptTexts } from './view/keptPage.ts';
