export { CartTotals } from './components/CartTotals.tsx';
export { EmptyCart } from './components/EmptyCart.tsx';
export { type PricedCart, useCarts } from './queries/useCarts.ts';
export { browserCart } from './state/browserCart.ts';
export { useAddToCart, useCartTariffs } from './state/useCartTariffs.ts';
export { useFilledCarts } from './state/useFilledCarts.ts';
export { cartView } from './view/cartView.ts';
