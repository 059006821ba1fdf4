export { PayButton } from './components/PayButton.tsx';
export { announcePayment, usePaymentNews } from './state/paymentChannel.ts';
export { usePaidMeanwhile } from './state/usePaidMeanwhile.ts';
export { askedUntil } from './view/askedUntil.ts';
export { moneyOfOrder, moneyOfStanding, moneyOfTask } from './view/moneyOf.ts';
export { type PaymentView, paymentLook, paymentView } from './view/paymentView.ts';
export { pollDelay } from './view/pollDelay.ts';
