import type { Club } from '../../../api/entities/club.ts';
import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { hrefs } from '../../../paths.ts';
import { cartTexts as texts } from '../../../texts/nl/cart.ts';

export function EmptyCart({ club }: { club: Club }) {
  return (
    <EmptyState
      title={texts.empty}
      icon="cart"
      action={
        <ButtonLink variant="primary" to={hrefs.courses({ club: club.url })}>
          {texts.browse}
        </ButtonLink>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
