export { FailureState } from './components/FailureState.tsx';
export { Loaded } from './components/Loaded.tsx';
export { failureText, failureTexts } from './view/failureText.ts';
