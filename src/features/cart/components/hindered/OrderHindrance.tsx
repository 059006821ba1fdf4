import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import type { Hindrance } from '#src/features/basket/index.ts';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';

const SendMailAgain = lazyPart(async () => (await import('./SendMailAgain.tsx')).SendMailAgain);

interface OrderHindranceProps {
  club: Club;
  hindrance: Hindrance;
  /** The screen that the person comes back to. */
  from: 'cart' | 'details';
}

/** Says why the order was not placed, and links to the solution or has its button. */
export function OrderHindrance({ club, hindrance: { why, message }, from }: OrderHindranceProps) {
  const { title, way } = cartTexts.hindered[why];
  const to = redirectTarget(why, club, from);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={title}
      actions={
        why === 'unconfirmed' ? (
          <Suspense>
            <SendMailAgain />
          </Suspense>
        ) : (
          to !== undefined && <ButtonLink to={to}>{way}</ButtonLink>
        )
      }
    >
      {message}
    </Notice>
  );
}

/** The link to the solution; undefined when the solution is on this screen. */
function redirectTarget(
  why: Hindrance['why'],
  { url: club }: Club,
  from: 'cart' | 'details',
): string | undefined {
  const here = from === 'cart' ? hrefs.cart({ club }) : hrefs.cartDetails({ club });
  switch (why) {
    case 'hold-expired':
      return from === 'cart' ? undefined : hrefs.cart({ club });
    case 'address-missing':
      return hrefs.profile(here);
    case 'answers-missing':
      return from === 'details' ? undefined : hrefs.cartDetails({ club });
    case 'unconfirmed':
      return undefined;
  }
}
