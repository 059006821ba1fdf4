import { lazyContent } from '#src/platform/loading/lazyPart.ts';

const CartPage = lazyContent(
  async () => (await import('#src/features/cart/components/CartPage.tsx')).CartPage,
);

export const RegistrationStep = lazyContent(
  async () => (await import('#src/features/registration/components/RegistrationStep.tsx')).RegistrationStep,
);

/** The cart itself, or the step that its query names. */
export function cartStep(query: URLSearchParams): typeof CartPage | typeof RegistrationStep {
  return query.get('stap') === 'gegevens' ? RegistrationStep : CartPage;
}
