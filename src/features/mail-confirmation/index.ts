export { PendingMailNotice } from './components/PendingMailNotice.tsx';
export { SendAgainButton } from './components/SendAgainButton.tsx';
