import { lazyPart } from '../platform/lazyPart.ts';

export const CartPage = lazyPart(
  async () => (await import('../features/cart/components/CartPage.tsx')).CartPage,
);

/** The form engine is heavy; a cart without the form does without it. */
export const RegistrationStep = lazyPart(
  async () => (await import('../features/registration/components/RegistrationStep.tsx')).RegistrationStep,
);
