export { TransferDetails } from './components/TransferDetails.tsx';
