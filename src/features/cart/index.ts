export { CartTotals } from './components/CartTotals.tsx';
export { EmptyCart } from './components/EmptyCart.tsx';
export { type PricedCart, useCarts } from './queries/useCarts.ts';
export { browserCart } from './state/browserCart.ts';
export type { CartOwner } from './state/cartStore.ts';
export { useAddToCart, useCartTariffs } from './state/useCartTariffs.ts';
export { useFilledCarts } from './state/useFilledCarts.ts';
export { type CartView, cartView } from './view/cartView.ts';
