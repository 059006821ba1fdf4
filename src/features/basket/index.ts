export { cartKeyOf } from './queries/cartKeyOf.ts';
export type { AnsweredInvoice } from './queries/cartQuery.ts';
export { byTurn, coupleCourseOf } from './queries/cartRequest.ts';
export { type MemberCart, useFamilyCart } from './queries/family/useFamilyCart.ts';
export { useFamilyOrdering } from './queries/family/useFamilyOrdering.ts';
export { holdAgain, releaseInstant, releaseSeats } from './queries/holds.ts';
export {
  type Hindrance,
  type Oids,
  orderCart,
  type ShownCart,
  shownCart,
} from './queries/ordering/placeOrder.ts';
export { useFollowOrder } from './queries/ordering/useFollowOrder.ts';
export { useOrdering } from './queries/ordering/useOrdering.ts';
export { useCart } from './queries/useCart.ts';
export { type PricedCart, useCarts } from './queries/useCarts.ts';
export { emptyCart, useUndoEmptying } from './queries/useEmptying.ts';
export { useExtendHold } from './queries/useExtendHold.ts';
export { askPerson, type LostPlaceAnswer, type OrderQuestion } from './state/askPerson.ts';
export { browserCart } from './state/browserCart.ts';
export { type CartItems, type ChangeItems, type Couple, isEmptyCart, noItems } from './state/cartItems.ts';
export { cartPlace } from './state/cartPlace.ts';
export type { CartOwner } from './state/cartStore.ts';
export {
  withoutVouchers,
  withPass,
  withProduct,
  withSeats,
  withTariff,
  withVoucher,
} from './state/changeItems.ts';
export { useCartItems, useChangeCart } from './state/useCartItems.ts';
export { useEnrollingMembers } from './state/useEnrollingMembers.ts';
export { useFilledCarts } from './state/useFilledCarts.ts';
export { useItemsOf } from './state/useItemsOf.ts';
export { useMoments, useSecondsUntil } from './state/useMoments.ts';
export { useOpenCarts } from './state/useOpenCarts.ts';
export { cartSums } from './view/cartSums.ts';
export { type CartGroup, type CartLine, type CourseOfTariff, cartView } from './view/cartView.ts';
export { courseOfLine } from './view/courseOfLine.ts';
export { familySums } from './view/familySums.ts';
export { fewPlaces } from './view/fewPlaces.ts';
export { holdView } from './view/holdView.ts';
export { offersPayChoice } from './view/offersPayChoice.ts';
export { orderLabel } from './view/orderLabel.ts';
export type { PriceState } from './view/priceState.ts';
export { reductionTexts } from './view/reductionTexts.ts';
export { joinedItems, transferredItems } from './view/transferredItems.ts';
export { uitpasDigits, uitpasProblem } from './view/uitpasProblem.ts';
