export { PayButton } from './components/PayButton.tsx';
export { announcePayment, usePaymentNews } from './state/paymentChannel.ts';
export { usePaidMeanwhile } from './state/usePaidMeanwhile.ts';
export {
  askedUntil,
  moneyOfOrder,
  moneyOfStanding,
  moneyOfTask,
  type PaymentView,
  paymentLook,
  paymentView,
} from './view/paymentView.ts';
export { pollDelay } from './view/pollDelay.ts';
