export { KeepOnDevice, NothingToKeep } from './components/KeepOnDevice.tsx';
export {
  canKeepPages,
  forgetOverdue,
  forgetPage,
  isPageKept,
  keepOwn,
  keepPage,
  keptPaths,
} from './state/keptPages.ts';
export type { KeptTexts } from './view/keptPage.ts';
