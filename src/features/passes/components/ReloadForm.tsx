import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { eurosOf, formatEuros } from '#rules/money.ts';
import { isRefusedWith, refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import type { OfferedPass, PassCard } from '#src/api/entities/offer/pass.ts';
import { parsePlacedOrder } from '#src/api/entities/orders/order.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { useFollowOrder } from '../../basket/index.ts';
import { failureText } from '../../failures/index.ts';
import { SendAgainButton } from '../../mail-confirmation/index.ts';
import { WithdrawalRights } from '../../withdrawal/index.ts';
import { type PassHolderOf, useRefreshPasses } from '../queries.ts';
import { useAttemptKeys } from '../state/useAttemptKeys.ts';
import { passCardViews } from '../view/passCardViews.ts';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './Passes.module.css';

const texts = passesTexts.reloading;

interface ReloadFormProps {
  owner: PassHolderOf;
  cards: readonly PassCard[];
  offered: readonly OfferedPass[];
  /** The card in the address. An unknown number selects the first card. */
  wanted: number | undefined;
  onWant: (card: number) => void;
}

export function ReloadForm({ owner, cards, offered, wanted, onWant }: ReloadFormProps) {
  const views = passCardViews(cards, isoDayOf(systemClock.now() / 1000));
  const card = views.find(({ id }) => id === wanted) ?? views[0];
  const [chosen, setChosen] = useState<number>();
  const pass = offered.find(({ nid }) => nid === chosen) ?? offered[0];
  const follow = useFollowOrder();
  const reload = useReload(owner);
  // The new total of a refused order, until the refetched prices arrive.
  const refused = isRefusedWith(reload.error, 'price-changed') ? reload.variables : undefined;
  const total = refused?.pass === pass?.nid ? refusalOf(reload.error)?.total : undefined;
  const price = total ?? pass?.price ?? 0;
  if (!card || !pass) return null;

  const submit = () =>
    reload.mutate(
      { card: card.id, pass: pass.nid, total: price },
      { onSuccess: ({ oids }) => void follow({ club: owner.club, oids, owners: [], payNow: price }) },
    );
  return (
    <div className={styles.reading}>
      <ChoiceList
        legend={texts.card}
        choices={views.map(({ id, label, credit, validity }) => ({
          ...{ id, name: label, note: validity },
          aside: passesTexts.turns(credit),
        }))}
        selected={card.id}
        onSelect={onWant}
      />
      <ChoiceList
        legend={texts.pass}
        choices={offered.map(({ nid, label, credit, price: amount }) => ({
          ...{ id: nid, name: passesTexts.turns(credit), note: label },
          aside: formatEuros(amount),
        }))}
        selected={pass.nid}
        onSelect={setChosen}
      />
      <div className={styles.hint}>
        <p>{texts.after(card.credit + pass.credit)}</p>
        <p>{texts.validity}</p>
      </div>
      <WithdrawalRights lines={[{ type: 'pass' }]} />
      {reload.error && (
        <Notice
          tone="danger"
          role="alert"
          title={texts.failed}
          actions={isRefusedWith(reload.error, 'unconfirmed') && <SendAgainButton />}
        >
          {total === undefined ? failureText(reload.error) : texts.priceChanged(formatEuros(total))}
        </Notice>
      )}
      <StickyBar>
        <Button variant="primary" busy={reload.isPending} onClick={submit}>
          {price > 0 ? texts.submit(formatEuros(price)) : passesTexts.reload}
        </Button>
      </StickyBar>
    </div>
  );
}

interface WantedReload {
  readonly card: number;
  readonly pass: number;
  /** The total that the screen showed, in cents. */
  readonly total: number;
}

/** Orders turns for a card and returns the order ids. */
function useReload(of: PassHolderOf) {
  const keyFor = useAttemptKeys();
  return useMutation({
    mutationFn: async ({ card, pass, total }: WantedReload) => {
      const request = { ...of, card, pass, total: eurosOf(total) };
      const idempotencyKey = keyFor(`${card}-${pass}-${total}`);
      return parsePlacedOrder((await post('reload_pass', request, { idempotencyKey })).result);
    },
    ...useRefreshPasses(of),
  });
}
