import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '#src/api/call.ts';
import type { PassCard } from '#src/api/entities/offer/pass.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { showNotice } from '../../notices/index.ts';
import { type PassHolderOf, useRefreshPasses } from '../queries.ts';
import { useAttemptKeys } from '../state/useAttemptKeys.ts';
import type { SessionView } from '../view/sessionDays.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { PassDialog } from './PassDialog.tsx';

const texts = passesTexts.reserving;

interface ReserveDialogProps {
  owner: PassHolderOf;
  session: SessionView;
  /** The cards that can pay, in the order in which they are spent. */
  cards: readonly PassCard[];
  onClose: () => void;
}

export function ReserveDialog({ owner, session, cards, onClose }: ReserveDialogProps) {
  const [chosen, setChosen] = useState<number>();
  const card = cards.find(({ id }) => id === chosen) ?? cards[0];
  const reserve = useReserve(owner);
  if (!card) return null;
  const left = card.credit - session.turns;
  const run = () =>
    reserve.mutate(
      { card: card.id, session: session.nid },
      {
        onSuccess: () => {
          onClose();
          showNotice({ tone: 'success', message: texts.done(passesTexts.turns(left)) });
        },
      },
    );
  return (
    <PassDialog
      title={texts.confirmTitle}
      session={session}
      confirm={{ label: texts.confirm(passesTexts.turns(session.turns)), variant: 'primary', run }}
      dismiss={texts.back}
      onClose={onClose}
      busy={reserve.isPending}
      failure={{ title: texts.failed, error: reserve.error }}
    >
      {cards.length > 1 && (
        <ChoiceList
          legend={texts.card}
          choices={cards.map(({ id, label, credit }) => ({
            ...{ id, name: label, note: passesTexts.turns(credit) },
          }))}
          selected={card.id}
          onSelect={setChosen}
        />
      )}
      <p>
        {texts.after(card.label, left)}{' '}
        {session.isCancellable ? texts.cancelUntil(session.cancelUntil) : texts.noCancel}
      </p>
    </PassDialog>
  );
}

/**
 * Reserves a session with a card. A retry after a lost answer has the same idempotency key, so that the session is reserved
 * once.
 */
function useReserve(of: PassHolderOf) {
  const keyFor = useAttemptKeys();
  return useMutation({
    mutationFn: (wanted: { readonly card: number; readonly session: number }) =>
      post(
        'reserve_pass',
        { ...of, ...wanted },
        { idempotencyKey: keyFor(`${wanted.card}-${wanted.session}`) },
      ),
    ...useRefreshPasses(of),
  });
}
