export { WithdrawalRights } from './components/WithdrawalRights.tsx';
export { WithdrawOrder } from './components/WithdrawOrder.tsx';
