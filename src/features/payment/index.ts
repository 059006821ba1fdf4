export { PayButton } from './components/PayButton.tsx';
export { checkoutHref } from './state/checkoutHref.ts';
export { announcePayment, usePaymentNews } from './state/paymentChannel.ts';
export { usePaidMeanwhile } from './state/usePaidMeanwhile.ts';
export { pollDelay } from './view/pollDelay.ts';
