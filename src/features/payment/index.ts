export { PayButton } from './components/PayButton.tsx';
export { checkoutHref } from './state/checkoutHref.ts';
export { tellOfPayment, usePaymentNews } from './state/paymentChannel.ts';
export { pollDelay } from './view/pollDelay.ts';
