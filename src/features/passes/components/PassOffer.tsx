import { useNavigate } from 'react-router';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { OfferedPass } from '#src/api/entities/offer/pass.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { useCartItems, useChangeCart, withPass } from '../../basket/index.ts';
import type { PassHolderOf } from '../queries.ts';
import styles from './Passes.module.css';

const texts = passesTexts.buy;

interface PassOfferProps {
  club: Club;
  owner: PassHolderOf;
  offered: readonly OfferedPass[];
}

/** The passes for sale. A pass goes into the cart and is paid there with everything else. */
export function PassOffer({ club, owner, offered }: PassOfferProps) {
  const inCart = useCartItems(owner).passes;
  const change = useChangeCart();
  const navigate = useNavigate();
  const cart = hrefs.cart({ club: club.url });
  const buy = (pass: number) => {
    change(owner, (items) => withPass(items, pass));
    void navigate(cart);
  };
  return (
    <Section id="kopen" title={texts.title}>
      {offered.length === 0 && <p className={styles.hint}>{passesTexts.noneOnSale}</p>}
      <CardGrid narrowest={280}>
        {offered.map((pass) => (
          <Card as="li" key={pass.nid}>
            <div className={styles.card}>
              <OfferedContent pass={pass} />
              {inCart.includes(pass.nid) ? (
                <ButtonLink to={cart} icon="check">
                  {texts.inCart}
                  <VisuallyHidden>{pass.label}</VisuallyHidden>
                </ButtonLink>
              ) : (
                <Button icon="cart" onClick={() => buy(pass.nid)}>
                  {texts.button}
                  <VisuallyHidden>{pass.label}</VisuallyHidden>
                </Button>
              )}
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function OfferedContent({ pass: { label, credit, price } }: { pass: OfferedPass }) {
  return (
    <div className={layout.stackHalf}>
      <h3 dir="auto">{label}</h3>
      <p className={styles.price}>
        <span>{passesTexts.turns(credit)}</span>
        <span>{formatEuros(price)}</span>
      </p>
      <Detail>{texts.perTurn(formatEuros(Math.round(price / credit)))}</Detail>
    </div>
  );
}
