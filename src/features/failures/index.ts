export { FailureState } from './components/FailureState.tsx';
export { failureText } from './view/failureText.ts';
