import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';

interface ShopMissingProps {
  club: Club;
  what: 'webshop' | 'category' | 'product';
}

const said = {
  webshop: { title: texts.noWebshop, hint: texts.noWebshopHint, next: texts.toClub },
  category: { title: texts.categoryUnknown, hint: texts.categoryUnknownHint, next: texts.allProducts },
  product: { title: texts.productUnknown, hint: texts.productUnknownHint, next: texts.allProducts },
} as const;

/** Replaces a screen for something that the club doesn't have. */
export function ShopMissing({ club, what }: ShopMissingProps) {
  const { title, hint, next } = said[what];
  usePageTitle({ title, club: club.title });
  const to = what === 'webshop' ? hrefs.club({ club: club.url }) : hrefs.webshop({ club: club.url });
  return (
    <EmptyState
      title={title}
      icon="shop"
      headingLevel="h1"
      action={
        <ButtonLink variant="primary" to={to}>
          {next}
        </ButtonLink>
      }
    >
      {hint}
    </EmptyState>
  );
}
