export { PendingMailNotice } from './components/PendingMailNotice.tsx';
